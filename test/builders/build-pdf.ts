import { deflateSync } from 'node:zlib'

/** A PDF of one page; `objects` are written out, `packed` stand in a stream whose dictionary has `parms`, `trailer` in the trailer. */
export function buildPdf({
  objects = '',
  packed = '',
  type = '/Type /ObjStm',
  filter = '/FlateDecode',
  parms = '',
  trailer = '',
}: {
  objects?: string
  packed?: string | Buffer
  type?: string
  filter?: string
  parms?: string
  trailer?: string
} = {}): Buffer {
  const body = deflateSync(Buffer.from(packed))
  const head = `5 0 obj\n<< ${type} /N 1 /First 4 /Filter ${filter} ${parms} /Length ${body.length} >>\nstream\r\n`
  return Buffer.concat([
    Buffer.from('%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    Buffer.from('2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'),
    Buffer.from('3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n'),
    Buffer.from(objects, 'latin1'),
    ...(packed.length === 0 ? [] : [Buffer.from(head), body, Buffer.from('\nendstream\nendobj\n')]),
    Buffer.from(`trailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`),
  ])
}
