import { type ComponentType, createContext, type ReactElement, use } from 'react';

type ToolbarItemProps = {
  /** The name of the control, for its tooltip. */
  label: string;
  children: ReactElement;
};

/** What makes a control a part of the toolbar around it; null outside of one. */
export const ToolbarItemContext = createContext<ComponentType<ToolbarItemProps> | null>(null);

/** In a toolbar the arrow keys reach the control and it has a tooltip; elsewhere it is the control alone. */
export function ToolbarItem({ label, children }: ToolbarItemProps) {
  const Item = use(ToolbarItemContext);
  return Item ? <Item label={label}>{children}</Item> : children;
}

/** Whether a control is in a toolbar, where it has no outline. */
export function useIsInToolbar(): boolean {
  return use(ToolbarItemContext) !== null;
}
