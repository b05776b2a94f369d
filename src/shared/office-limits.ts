/** Limits of what the shop's own people do; no page of the shop needs them. */
export const officeLimits = {
  /** A backup is made and proven every night; where the last proven one is older, two nights went wrong. */
  backupAgeMs: 48 * 3_600_000,
  /** Nothing in a backup is larger that is read as a whole: a part of a table with one very large row, or its list. */
  backupMemberBytes: 1024 * 1024 * 1024,
  /** So far may the clocks of two machines differ. */
  clockSecondsApart: 5,
  /** Duration of a problem, in ms, before those who want to know are told. */
  problemToldMs: 5 * 60_000,
  /** Bytes of a command's input that the history keeps; longer texts are cut. */
  commandInputBytes: 16 * 1024,
  /** Days within which a command can be undone. */
  undoDays: 30,
  /** Records and fields of a way back that its preview shows: of an import there are tens of thousands. */
  undoShown: 50,
  /** Delay, in ms, of what a person's command sends out of the shop: until then it can be withdrawn. */
  leavesAfterMs: 60_000,
  /** A command waits at most so long for what others write, such as a file of thousands of products: shorter than a browser's patience. */
  waitsForOthersMs: 10_000,
  /** Entries on one page of the history, and lines in one part of its export. */
  historyPage: 50,
  historyExportPart: 2000,
  historyExportMax: 100_000,
  /** Minutes after its command within which an export may be fetched. */
  historyExportMinutes: 10,
  /** Sessions of the back office: on one's own device, and on a computer that several people use. */
  staffSessionMs: 14 * 24 * 3_600_000,
  staffIdleMs: 12 * 3_600_000,
  staffSharedSessionMs: 12 * 3_600_000,
  staffSharedIdleMs: 30 * 60_000,
  /** Age, in ms, up to which a shown factor permits a dangerous action. */
  staffStepUpMs: 5 * 60_000,
  /** Rows of a list of the back office. */
  officeRows: 50,
  /** Largest number that a count returns: beyond it a count says only that there are more. */
  countedMost: 1000,
  officeSearchMax: 80,
  /** From so few free pieces on something runs low that has not been sold of late, and has no reorder point. */
  lowStockPieces: 5,
  /** Days without a sale after which a product counts as unsold. */
  unsoldDays: 180,
  staffPasswordMin: 12,
  /** A one-time link that the terminal gives, and one that the owner sends. */
  staffTerminalLinkMs: 15 * 60_000,
  staffInvitationMs: 24 * 3_600_000,
  /** Time, in ms, to answer: for a passkey's challenge, and for the secret of an app that makes codes. */
  staffChallengeMs: 5 * 60_000,
  staffTotpOfferMs: 30 * 60_000,
  staffRecoveryCodes: 10,
  staffPasskeysMax: 20,
  staffPinTries: 5,
  staffSessionsMax: 20,
  /** A browser that nobody of the shop used for so long is a stranger again. */
  staffBrowserDays: 400,
  staffReasonMax: 300,
  /** So far ahead a setting may be given its day. */
  settingsAheadDays: 731,
  /** Days that a review may be hidden with an end: what is longer wants somebody to look at it again. */
  hiddenAheadDays: 366,
  /** Of a logo as it is handed in. */
  logoBytes: 4 * 1024 * 1024,
  couponTextMax: 200,
  couponTermsMax: 600,
  couponRupeesMax: 1_000_000,
  couponUsesMax: 1_000_000,
  /** Categories or products that one coupon is for. */
  couponReachedMax: 100,
  /** Characters of the shop's public answer to a review. */
  reviewAnswerMax: 1000,
} as const
