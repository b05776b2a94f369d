/** Message of every form at a field that must be filled. It is apart so that a form needs no sentence of the others. */
export const required = 'Please fill in this field'
