/** Parts of a film that a player needs: `true` is kept as it is, the others are looked into. Everything else is blanked. */
export type Needed = { readonly [name: string]: Needed | true }

function all(names: string): Needed {
  return Object.fromEntries(names.split(' ').map((name) => [name, true as const]))
}

/** Boxes in the description of a picture, behind its fixed fields. */
export const mp4Codecs: Needed = all('avcC hvcC av1C vpcC dvcC dvvC esds colr pasp clap btrt fiel mdcv clli SmDm CoLL')
const samples = {
  ...all('stts ctts cslg stsc stsz stco co64 stss sdtp sgpd sbgp saiz saio'),
  stsd: all('avc1 avc3 hvc1 hev1 av01 vp08 vp09 mp4v dvh1 dvhe s263 mp4a Opus fLaC ac-3 ec-3 samr sawb'),
}
const media = { ...all('mdhd hdlr'), minf: { ...all('vmhd smhd'), dinf: all('dref'), stbl: samples } }

/** Boxes of an MP4 file (ISO 14496-12, 14496-15), by where they stand. */
export const mp4Boxes: Needed = {
  ...all('ftyp styp mdat sidx'),
  moov: {
    mvhd: true,
    trak: { tkhd: true, edts: all('elst'), mdia: media },
    mvex: all('mehd trex'),
  },
  moof: { mfhd: true, traf: all('tfhd tfdt trun sdtp sgpd sbgp saiz saio') },
  mfra: all('tfra mfro'),
}

const cluster = { ...all('e7 a7 ab a3'), a0: all('a1 9b fb 75a2') }
const video = {
  ...all('b0 ba 54b0 54ba 54b2 54aa 54bb 54cc 54dd 9a 9d 53b8 53c0'),
  '55b0': all('55b1 55b2 55b3 55b4 55b5 55b6 55b7 55b8 55b9 55ba 55bb 55bc 55bd'),
}
const track = {
  ...all('d7 73c5 83 b9 88 9c 6de7 6df8 23e383 23314f 55ee 86 63a2 56aa 56bb 22b59c'),
  e0: video,
  e1: all('b5 78b5 9f 6264'),
}

/** Elements of a WebM file (RFC 9559 §5.1) by their ids, by where they stand. */
export const webmElements: Needed = {
  '1a45dfa3': all('4286 42f7 42f2 42f3 4282 4287 4285'),
  '18538067': {
    '114d9b74': { '4dbb': all('53ab 53ac') },
    '1549a966': all('2ad7b1 4489 4d80 5741'),
    '1654ae6b': { ae: track },
    '1f43b675': cluster,
    '1c53bb6b': { bb: { b3: true, b7: all('f7 f1 f0 5378 b2') } },
  },
}
