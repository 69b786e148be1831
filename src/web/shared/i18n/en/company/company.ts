export const companyEn = {
  ended: {
    title: 'You act for yourself again',
    description:
      'You are no longer a member of the company, so nothing was changed in it. To act for it, ask one of its owners for an invitation.',
  },
};

export type CompanyMessages = typeof companyEn;
