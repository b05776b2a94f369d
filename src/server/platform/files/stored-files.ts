import type { FastifyBaseLogger } from 'fastify'
import type { ObjectQuestion } from '../s3/answer-of.ts'

/** What is kept under one name: a file, or the folder of a picture's sizes. Names are made of the content: nothing is written over. */
export interface KeptName {
  name: string
  /** When it was put there, or sent again, last. */
  keptAt: Date
}

/** A file as it was at one moment. */
export interface HeldFile {
  /** Among the uploads, with slashes: `<name>`, or `<name>/640.webp`. */
  name: string
  size: number
  /** Reads it. */
  content: () => AsyncIterable<Buffer>
}

/** What they need of the shop. `freeDisk`: the bytes that are free on its disk. */
export interface FilesNeed {
  clock: () => Date
  log: FastifyBaseLogger
  freeDisk: () => Promise<number>
}

/**
 * Where uploads lie: what shoppers and the shop's people sent, by names that file-names.ts knows. Throws Failure `unavailable` where a
 * storage elsewhere does not answer and somebody waits; S3Failure from what the shop does by itself.
 */
export interface StoredFiles {
  /** As its settings name it; null: the folder of this machine. What lies elsewhere takes its time, and many machines share it. */
  readonly bucket: string | null
  /** Where files lie that can be served from this disk: all, or those that were asked for of late. */
  readonly folder: string
  /**
   * Takes a file, or a folder of them, under a name: whole or not at all. What is there already is made young, so that no sweep
   * takes it before a row names it.
   */
  keep: (from: string, name: string) => Promise<void>
  /** Undefined where it is not there. */
  keptAt: (name: string) => Promise<Date | undefined>
  names: () => AsyncIterable<KeptName>
  /** Removes all of it, and what is half there. */
  remove: (name: string) => Promise<void>
  /** Lets go of what was being put there before that moment and never came to its end. */
  forgetUnfinished: (before: Date) => Promise<void>
  /** Every file, to be read until a backup is done; `work` is a folder for what that takes. */
  hold: (work: string) => Promise<HeldFile[]>
  /** How much they take. */
  bytes: () => Promise<number>
  /** Brings a file into `folder`, if it is anywhere. False: it is to be asked for where it lies. */
  bringNear: (file: string) => Promise<boolean>
  /** The storage's own answer about a file that is not brought near; undefined: there is none. */
  answer: (file: string, question: ObjectQuestion) => Promise<Response | undefined>
  /** Files that still lie in this machine's folder and belong elsewhere. Throws S3Failure where the storage does not answer. */
  look: () => Promise<{ left: number }>
  /** Sends them there; gives how many. */
  sendLeft: () => Promise<number>
}
