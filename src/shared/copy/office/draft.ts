/** Texts shown while a record is edited, and where two people have edited it at once. */
export const draftCopy = {
  /** A field for each value that is saved; MRP stays MRP. */
  save: (fields: readonly string[]) => {
    const names = [...new Set(fields)].map((each) => (/^[A-Z]{2}/.test(each) ? each : each.toLowerCase()))
    return `Save ${names.slice(0, 2).join(', ')}${names.length > 2 ? ', …' : ''} (${fields.length})`
  },
  discard: 'Discard',
  bar: 'Unsaved changes',
  restored: 'Your unsaved changes were restored.',
  meanwhile: (field: string) => `${field} was changed by someone else. You can compare when you save.`,
  saved: 'Saved',
  notSaved: 'Saving failed. Your changes are still here.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes are not saved. They stay on this computer until you sign out.',
  leave: 'Leave',
  stay: 'Stay',
  conflictTitle: 'Changed by someone else',
  conflictText: 'Someone else changed the same fields. Choose which value to keep.',
  was: 'Before',
  theirs: 'Theirs',
  theirsBy: (name: string, when: string) => `${name}, ${when}`,
  yours: 'Yours',
  nothing: 'empty',
  saveChosen: 'Save selected',
  close: 'Back to the form',
} as const
