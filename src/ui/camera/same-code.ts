/** So long a code has to be out of sight until it is another piece with the same code; milliseconds. */
const outOfSight = 900

/** Of what a camera sees again and again: whether it is a new piece. */
export class SameCode {
  #code = ''
  #last = Number.NEGATIVE_INFINITY

  isNew(code: string, at: number): boolean {
    const isSame = code === this.#code && at - this.#last < outOfSight
    this.#code = code
    this.#last = at
    return !isSame
  }
}
