declare module 's3rver' {
  /** A small server of the S3 protocol that keeps its buckets in a folder. */
  export default class S3rver {
    constructor(options: { address: string; port: number; silent: boolean; directory: string })
    run(): Promise<{ port: number }>
    close(): Promise<undefined>
  }
}
