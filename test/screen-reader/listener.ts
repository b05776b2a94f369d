import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'

/** The time limit for a sentence, in milliseconds: on a busy machine the reader is far behind. */
const patience = 60_000
/** So many characters of a name tell it from others: the reader may leave out the end of a long one. */
const nameHeard = 40

/** Hears what the screen reader says, from the file that desktop.sh has it written to. */
export class Listener {
  #file: string
  #heard = 0
  /** The steps, each with the lines spoken during it. */
  readonly steps: { name: string; lines: string[] }[] = []

  constructor(file: string) {
    this.#file = file
    this.#heard = this.#lines().length
  }

  /** A step of the walk: what is said from here on belongs to it. */
  step(name: string): void {
    this.#take()
    this.steps.push({ name, lines: [] })
  }

  /** Waits until every one of the sentences has been said in this step, whatever else is said and in which order. */
  async hears(...sentences: string[]): Promise<void> {
    const missing = () => sentences.filter((sentence) => this.times(sentence) === 0)
    try {
      await expect.poll(missing, { timeout: patience }).toEqual([])
    } catch {
      throw new Error(`never said: ${missing().join(' / ')}\nsaid: ${this.#step().join(' / ')}`)
    }
  }

  /** Returns the number of utterances of this step that contain the sentence. */
  times(sentence: string): number {
    return this.#step().filter((line) => line.includes(sentence)).length
  }

  /** Returns the number of utterances of this step that are exactly these words. */
  spoken(words: string): number {
    return this.#step().filter((line) => line === words).length
  }

  /** Returns the number of utterances of this step. */
  count(): number {
    return this.#step().length
  }

  /**
   * Waits until something has been said after the first `count` utterances of this step: what holds the name, or anything.
   * Throws where it never is: a press that nothing is heard of.
   */
  async hearsAfter(count: number, name = ''): Promise<void> {
    const wanted = plain(name).slice(0, nameHeard)
    const heard = () => this.#step().slice(count)
    try {
      await expect.poll(() => heard().some((line) => plain(line).includes(wanted)), { timeout: patience }).toBe(true)
    } catch {
      throw new Error(`never said: ${wanted || 'anything'}\nsaid: ${heard().join(' / ')}`)
    }
  }

  #step(): string[] {
    this.#take()
    return this.steps.at(-1)?.lines ?? []
  }

  #take(): void {
    const lines = this.#lines()
    this.steps.at(-1)?.lines.push(...lines.slice(this.#heard))
    this.#heard = lines.length
  }

  /** Complete ones only: the last may still be being written. */
  #lines(): string[] {
    const lines = readFileSync(this.#file, 'utf8').split('\n').slice(0, -1)
    return lines.map((line) => line.trim()).filter((line) => line !== '')
  }
}

/** The same words are the same, however their spaces were written. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
