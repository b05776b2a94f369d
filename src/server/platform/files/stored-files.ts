import type { FastifyBaseLogger } from 'fastify'
import type { ObjectQuestion } from '../s3/answer-of.ts'

/**
 * An upload stored under one name: a file, or the folder of a picture's sizes. Names are made of the content: nothing is
 * overwritten.
 */
export interface KeptName {
  name: string
  /** The moment at which it was last stored or sent again. */
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

/** Parts of the shop that the stored files need. `freeDisk`: the bytes that are free on its disk. */
export interface FilesNeed {
  clock: () => Date
  log: FastifyBaseLogger
  freeDisk: () => Promise<number>
}

/**
 * The storage of uploads: files that customers and staff sent, by names that file-names.ts knows. Throws Failure `unavailable`
 * where a remote storage does not answer and somebody waits; S3Failure from what the shop does by itself.
 */
export interface StoredFiles {
  /**
   * Name of the bucket, as its settings give it; null: the folder of this machine. A remote storage is slower, and many machines
   * share it.
   */
  readonly bucket: string | null
  /** Folder of the files that can be served from this disk: all, or those that were asked for recently. */
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
  /** Returns the bytes that all files take. */
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
