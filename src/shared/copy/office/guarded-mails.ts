/** Mails to the owners: what is dangerous in the wrong hands was changed. */
export const guardedMails = {
  setting: {
    subject: (label: string) => `Admin: ${label} changed`,
    text: (label: string, by: string, at: string) => `${by} changed the setting “${label}”, ${at}.`,
    notYou: 'Not right? Open “Settings” in the admin, check who changed it, and set it again.',
  },
  person: {
    subject: (name: string) => `Admin: access of ${name} changed`,
    text: (name: string, by: string, at: string) => `${by} changed the roles, limits or access of ${name}, ${at}.`,
    notYou: 'Not right? Open “Staff” in the admin and correct it.',
  },
  /** Name of the one who changes settings where no person of the shop does. */
  environment: 'The server’s environment',
} as const
