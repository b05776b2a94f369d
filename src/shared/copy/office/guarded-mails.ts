/** Mails to the owners: what is dangerous in the wrong hands was changed. */
export const guardedMails = {
  setting: {
    subject: (label: string) => `Back office: ${label} changed`,
    text: (label: string, by: string, at: string) => `${by} has changed the setting “${label}”, ${at}.`,
    notYou: 'Is that not right? Open “Settings” in the back office, look at who set it, and set it anew.',
  },
  person: {
    subject: (name: string) => `Back office: what ${name} may do was changed`,
    text: (name: string, by: string, at: string) =>
      `${by} has changed the roles, limits or access of ${name} in the back office, ${at}.`,
    notYou: 'Is that not right? Open “People” in the back office and put it right.',
  },
  /** Name of the one who changes settings where no person of the shop does. */
  environment: 'The machine’s environment',
} as const
