/** Names that seem to speak for the site, and the operator's own. */
export const reservedNames = [
  'abuse account accounts admin administrator administration anonymous api billing contact everyone guest help helpdesk',
  'hostmaster info legal moderator noreply nobody null official operator owner payment payments postmaster privacy',
  'refund refunds root sales security service staff superuser support sysadmin system team undefined vizitka webmaster',
];
