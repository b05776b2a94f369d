/** Texts shown while a record is edited, and where two people have edited it at once. */
export const draftCopy = {
  /** A field for each value that is saved; MRP stays MRP. */
  save: (fields: readonly string[]) => {
    const names = [...new Set(fields)].map((each) => (/^[A-Z]{2}/.test(each) ? each : each.toLowerCase()))
    return `Save ${names.slice(0, 2).join(', ')}${names.length > 2 ? ', …' : ''} (${fields.length})`
  },
  discard: 'Discard',
  bar: 'Changes that are not saved',
  restored: 'These are your changes from before: they had not been saved.',
  meanwhile: (field: string) => `${field} has been changed by somebody else since. Saving will ask you.`,
  saved: 'Saved',
  notSaved: 'This could not be saved. Your changes are still here.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes are kept on this computer until you sign out. They are not saved.',
  leave: 'Leave',
  stay: 'Stay here',
  conflictTitle: 'Somebody was faster',
  conflictText: 'The same has been changed by somebody else meanwhile. Choose for each what shall stand.',
  was: 'It was',
  theirs: 'Theirs',
  theirsBy: (name: string, when: string) => `${name}, ${when}`,
  yours: 'Yours',
  nothing: 'nothing',
  saveChosen: 'Save what is chosen',
  close: 'Back to the form',
} as const
