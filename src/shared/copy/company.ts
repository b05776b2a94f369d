/** Who stands behind the shop, as the Consumer Protection (E-Commerce) Rules, 2020 want it shown. */
export const company = {
  legalName: 'Beypore Mill Store, a partnership firm',
  gstin: '32AAKFB7421M1ZE',
  grievanceOfficer: {
    name: 'Faisal Rahman',
    designation: 'Grievance Officer',
    email: 'grievance@beyporemill.example',
  },
} as const
