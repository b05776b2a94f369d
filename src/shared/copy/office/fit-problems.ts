/** Reasons why a compatibility rule cannot be saved. */
export const fitProblems = {
  nameTaken: 'There is a rule of this name already',
  aboutAll: 'Say which goods this is about: a word of their names, a category, or something that they say',
  aboutNone: 'No goods can be this: what is asked for is ruled out again',
  unknownCategory: 'There is no such category',
  unknownAttribute: (key: string) => `There is no attribute “${key}”`,
  noChecks: 'Add a line: what has to agree so that they fit',
  onlyAsks: 'Such a rule says nothing of any goods: add a line that compares something',
  noAttribute: 'Choose an attribute on both sides',
  unitsDiffer: (one: string, other: string) =>
    `${one} and ${other} cannot be compared: both must be numbers in one unit, or words`,
  notANumber: (name: string) => `${name} is a word: only “is the same” and “is one of these words” compare words`,
  noTolerance: 'Words are the same or not: take the tolerance out',
  noAlike: 'Only words can mean the same: for numbers give a tolerance',
  sameEnds: 'The smallest and the largest are the same attribute',
  notAWord: (name: string) => `${name} is a number: compare it with a number of the other side`,
  noWords: 'Say which words it may be',
  noWhy: 'Write the sentence that shoppers read',
  neverAlone: 'It never fits: take the other lines out, they would change nothing',
  neverOfAll:
    'What never fits must be named: by a word of the name or a category on both sides, or it would warn of nearly everything',
  neverInstead: 'What takes the place of something cannot be what never fits',
  cannotBoth: 'No goods can pass this line and another one of the same attribute: the rule would always warn',
} as const
