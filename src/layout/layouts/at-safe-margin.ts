import type { Box } from '../guides.ts';
import type { Arrangeable } from '../layout-plan.ts';

/**
 * The same arrangement with its left edge on the safe margin, so that a long address fits. Only for arrangements with
 * one column on the left edge.
 */
export function atSafeMargin({ logo, rule, stacks }: Arrangeable, left: number, safe: Box): Arrangeable {
  const gained = left - safe.x;
  return {
    logo: logo.anchor === 'left' ? { ...logo, x: safe.x } : logo,
    ...(rule && { rule: { ...rule, x: rule.x - gained, length: rule.length + 2 * gained } }),
    stacks: stacks.map((stack) => ({
      ...stack,
      x: stack.align === 'left' ? stack.x - gained : stack.x,
      width: stack.width + 2 * gained,
    })),
  };
}
