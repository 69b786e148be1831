import { dayMs } from '../days.ts';
import type { Role } from '../plan/plans.ts';

/** Owners decide about people, payments and deletion, too; managers about designs and cards. */
export const companyRoles = ['owner', 'manager'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** Why an account may not be a company that can be changed, or null. Corporate includes it. */
export function companyPlanRefusal({ role }: { role: Role }): 'COMPANY_NEEDS_PLAN' | null {
  return role === 'enterprise' || role === 'admin' ? null : 'COMPANY_NEEDS_PLAN';
}

type Request = {
  /** Null: the person acts for themselves. */
  company: { role: CompanyRole } | null;
  /** The plan of the account that the request is about. */
  role: Role;
  isImpersonating: boolean;
};

/** Who of a company may make a call; undefined: it is about the person who is signed in. */
type CompanyAccess = 'member' | 'owner' | undefined;

/**
 * Why a request may not be made for its company, or null. A company without a plan can be read, and its owners may pay
 * for one. An admin who impersonates a member changes nothing.
 */
export function companyRefusal(
  { company, role, isImpersonating }: Request,
  access: CompanyAccess,
  isChange: boolean,
): 'PERSONAL_CALL' | 'NOT_AN_OWNER' | 'WHILE_IMPERSONATING' | 'COMPANY_NEEDS_PLAN' | null {
  if (!company) return null;
  if (!access) return 'PERSONAL_CALL';
  if (isChange && isImpersonating) return 'WHILE_IMPERSONATING';
  if (access === 'owner') return company.role === 'owner' ? null : 'NOT_AN_OWNER';
  return isChange ? companyPlanRefusal({ role }) : null;
}

export const membersMax = 50;
/** Of which one person is a member. */
export const companiesMax = 20;

const invitationDays = 7;

/** Until when an invitation that is sent now can be accepted. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + invitationDays * dayMs);
}

/** Whether a change of the members would leave a company without an owner. One whose account will be deleted does not stay. */
export function isLastOwner(
  members: readonly { userId: string; role: CompanyRole; isLeaving?: boolean }[],
  userId: string,
): boolean {
  const isOwner = members.some((member) => member.userId === userId && member.role === 'owner');
  return (
    isOwner && !members.some((other) => other.userId !== userId && other.role === 'owner' && !other.isLeaving)
  );
}
