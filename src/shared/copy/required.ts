/** What every form says at a field that must be filled. It stands apart so that a form needs no sentence of the others. */
export const required = 'Please fill in this field'
