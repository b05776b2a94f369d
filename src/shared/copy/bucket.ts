/** Problems of S3-compatible storage: the second half of a sentence, for System status and the terminal. */
export const bucketCopy = {
  noBucket: (bucket: string) => `there is no bucket ${bucket} there (S3_ENDPOINT, S3_BUCKET, BACKUP_BUCKET)`,
  wrongKeys: 'the storage does not take the keys (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION)',
  wrongClock: 'this machine’s clock is wrong by more than the storage allows',
  full: 'the storage is full, or its quota is used up',
  forbidden: 'the storage does not allow that to these keys',
  elsewhere: 'the bucket is at another address or in another region (S3_ENDPOINT, S3_REGION)',
  silent: 'the storage does not answer',
  certificate: 'the certificate of the storage is not valid',
  unreachable: (code: string) => `the storage cannot be reached${code && ` (${code})`}`,
  answered: (status: number, code: string) => `the storage answers ${status}${code && ` ${code}`}`,
  damaged: 'what arrived there is not what was sent',
  changed: 'the copy in the bucket is not as long as the bucket says',
  tooLong: 'the storage answers more than it was asked for',
  notAll: 'the storage does not list all that it has',
  tooMany: 'the bucket has too many other files in it: give backups a bucket or a folder of their own',
} as const
