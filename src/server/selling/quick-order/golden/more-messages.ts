import type { GoldenMessage } from './messages.ts'

const bolt = (size: string) => `hex-bolt-8-8-zinc--${size}`
const nut = 'hex-nut-m8-grade-8-50pc'
const disc = (size: string) => `metal-cutting-disc--${size}`
const elbow = (size: string) => `gi-malleable-elbow-90--${size}`

/** The second half. */
export const moreMessages: GoldenMessage[] = [
  { text: 'ball pein hammer 500 g 2 nos', wants: [[2, 'ball-pein-hammer--500g']] },
  { text: 'measuring tape 5 m 6 nos', wants: [[6, 'steel-measuring-tape--5m']] },
  { text: 'vernier caliper 150mm 1', wants: [[1, 'vernier-caliper-150mm']] },
  { text: 'paint brush 2 inch 12 nos', wants: [[12, 'flat-paint-brush--50mm']] },
  {
    text: 'synthetic enamel paint white 4, black 2',
    wants: [
      [4, 'synthetic-enamel-paint--white'],
      [2, 'synthetic-enamel-paint--black'],
    ],
  },
  { text: 'red oxide primer 1 ltr 5 nos', wants: [[5, 'red-oxide-metal-primer-1l']] },
  { text: 'thinner 1 litre 3 nos', wants: [[3, 'nc-thinner-1l']] },
  { text: 'lithium grease 500g 4 nos', wants: [[4, 'lithium-grease-ep2--500g']] },
  { text: 'silicone sealant clear 6 nos', wants: [[6, 'silicone-sealant-280ml--clear']] },
  { text: 'cable tie 200mm black 5 pkt', wants: [[5, 'nylon-cable-tie-200mm-100--black']] },
  { text: 'wall plug 8mm 2 packet', wants: [[2, 'nylon-wall-plug-100--8mm']] },
  { text: 'roofing screw 55mm 3 pkt', wants: [[3, 'self-drilling-roofing-screw-100--55mm']] },
  { text: 'hose clip 25-40 10 nos', wants: [[10, null]] },
  { text: 'anchor bolt M10x100 20 nos', wants: [[20, 'sleeve-anchor-bolt--m10x100']] },
  { text: 'SS 304 bolt M8x40 50 set', wants: [[50, 'ss304-hex-bolt-nut-washer--m8x40']] },
  { text: 'threaded rod M10 - 12 nos', wants: [[12, 'threaded-rod-m10-1m']] },
  {
    text: 'hacksaw blade 24 tpi 2 pkt, hacksaw frame 1',
    wants: [
      [2, 'bimetal-hacksaw-blade-10pc--24tpi'],
      [1, 'hacksaw-frame-12in-tubular'],
    ],
  },
  { text: 'DOL starter 5 hp 1 no', wants: [[1, 'dol-starter-3ph--5hp']] },
  { text: '5 hp 3 phase motor 1 no', wants: [[1, 'induction-motor-3ph-1440rpm--5hp']] },
  { text: '1 hp openwell submersible pump 1', wants: [[1, 'openwell-submersible-1hp']] },
  { text: 'led flood light 50w 4 nos', wants: [[4, 'led-flood-light-ip66--50w']] },
  { text: 'chetta oru 10 ennam M12x50 bolt venam', wants: [[10, bolt('m12x50')]] },
  { text: 'രണ്ട് പാക്കറ്റ് M8 nut', wants: [[2, nut]] },
  {
    text: 'M6x25 bolt 50 എണ്ണം വേണം\nM8 washer 1 പാക്കറ്റ്',
    wants: [
      [50, bolt('m6x25')],
      [1, 'spring-washer-m8-100pc'],
    ],
  },
  { text: 'bhai 6204 2rs 4 nag chahiye', wants: [[4, 'ball-bearing-6204-2rs']] },
  {
    text: 'M8x25, M8x50 bolt 100 each',
    wants: [
      [100, bolt('m8x25')],
      [100, bolt('m8x50')],
    ],
  },
  {
    text: 'cutting disc 4" 10, 14" 2',
    wants: [
      [10, disc('105x1')],
      [2, disc('355x3')],
    ],
  },
  {
    text: 'screwdriver set 1 no\nhex key set 1 set',
    wants: [
      [1, 'screwdriver-set-6pc-magnetic'],
      [1, 'hex-key-set-9pc-ball-end'],
    ],
  },
  {
    text: 'cement 10 bag\nsand 1 load',
    wants: [
      [1, null],
      [1, null],
    ],
  },
  { text: 'Site: Feroke bridge\nName: Shaji\n9847012345\nM16x75 bolt 40 nos', wants: [[40, bolt('m16x75')]] },
  {
    text: 'good morning\nrate of 6305 2rs c3 bearing?\nneed 2 nos',
    wants: [
      [1, 'ball-bearing-6305-2rs-c3'],
      [2, null],
    ],
  },
  {
    text: 'Elbow 1/2 - 20\nElbow 3/4 - 15\nTee 1/2 - 10\nUnion 1" - 4',
    wants: [
      [20, elbow('15mm')],
      [15, elbow('20mm')],
      [10, null],
      [4, null],
    ],
  },
  { text: 'pls send quotation', wants: [] },
  { text: 'bolt 100 nos', wants: [[100, null]] },
  { text: 'M8 bolt 100 nos', wants: [[100, null]] },
  { text: 'ball bearing 2 nos', wants: [[2, null]] },
  { text: 'Tata angle 40x40 6 mtr 10 nos', wants: [[10, null]] },
  // written after the programme could read those above; since then it was made better by these, too (docs/decisions/087)
  {
    text: '[18:02, 12/6/2026] Biju Plumbing: ചേട്ടാ\n[18:02, 12/6/2026] Biju Plumbing: GI elbow 1 1/4 inch 8 nos\n[18:03, 12/6/2026] Biju Plumbing: ball valve brass 1 inch 2 nos\n[18:03, 12/6/2026] Biju Plumbing: foot valve 1.5 inch 1 no',
    wants: [
      [8, elbow('32mm')],
      [2, 'brass-ball-valve-full-bore--25mm'],
      [1, 'brass-foot-valve--40mm'],
    ],
  },
  {
    text: 'UCF 205 2 nos\nNU206 bearing 1\n51107 thrust bearing 2 nos',
    wants: [
      [2, 'flange-bearing-ucf-205'],
      [1, 'cylindrical-roller-bearing-nu206'],
      [2, 'thrust-ball-bearing-51107'],
    ],
  },
  { text: 'timing belt 800 5M 15 - 2', wants: [[2, 'timing-belt-800-5m-15']] },
  {
    text: 'Bench vice 5 inch 1no, pipe wrench 18 inch 2nos',
    wants: [
      [1, 'bench-vice-fixed-base--125mm'],
      [2, 'pipe-wrench-heavy-duty--18in'],
    ],
  },
  {
    text: '10) adjustable wrench 10" - 3 nos\n11) combination plier 8 inch 2 nos',
    wants: [
      [3, 'adjustable-wrench--250mm'],
      [2, 'combination-plier-200mm'],
    ],
  },
  { text: 'chain block 2 ton 1 no', wants: [[1, 'chain-pulley-block--2t']] },
  { text: 'bow shackle 2 tonne 6 pcs', wants: [[6, 'bow-shackle-13mm-2t']] },
  {
    text: 'waterproof sandpaper 320 grit 50 sheets\nwaterproof paper 600 - 20',
    wants: [
      [50, 'waterproof-sandpaper-sheet--320'],
      [20, 'waterproof-sandpaper-sheet--600'],
    ],
  },
  { text: 'hydraulic oil 68 20 ltr 2 can', wants: [[2, 'hydraulic-oil-iso-68--20l']] },
  {
    text: 'bottle jack 10 ton 1, spirit level 600mm 2',
    wants: [
      [1, 'hydraulic-bottle-jack--10t'],
      [2, 'spirit-level-aluminium--600'],
    ],
  },
  {
    text: 'welding gloves 14 inch 6 pair, goggles clear 10 nos',
    wants: [
      [6, 'leather-welding-gloves-14in'],
      [10, 'polycarbonate-safety-goggles--clear'],
    ],
  },
  { text: 'fire extinguisher abc 4 kg 3 nos', wants: [[3, 'fire-extinguisher-abc--4kg']] },
  {
    text: 'electrode holder 400 amp 2 nos; earth clamp 500 amp 2 nos',
    wants: [
      [2, 'electrode-holder-400a'],
      [2, 'earth-clamp-500a'],
    ],
  },
  {
    text: 'mera order: M12x50 bolt 8.8 - 25 nag, hole saw 25mm 1 nag',
    wants: [
      [25, bolt('m12x50')],
      [1, 'bimetal-hole-saw--25mm'],
    ],
  },
  {
    text: 'RCCB 63A 4 pole 30ma 1 no\nextension board 5m 2 nos\nexhaust fan 12 inch 1',
    wants: [
      [1, 'rccb-4-pole-63a-30ma'],
      [2, 'extension-board-6a-16a'],
      [1, 'exhaust-fan-metal-300mm'],
    ],
  },
  {
    text: 'Assalamu alaikum\nvenda sadhanangal:\n1. 6204 2RS - 4 ennam\n2. 6205zz – 2 ennam\n3. UCP 206 -1\n4. oil seal 25 47 7 - 6 ennam\n5. B 52 belt (fenner) 3 ennam\nsame as last time parcel cheyyu',
    wants: [
      [4, 'ball-bearing-6204-2rs'],
      [2, 'ball-bearing-6205-zz'],
      [1, 'pillow-block-ucp--206'],
      [6, 'oil-seal-tc-nbr--25x47x7'],
      [3, null],
      [1, null],
    ],
  },
  {
    text: 'sir pls send\nMCB 16A sp 6pcs, 32A 2pcs\nrccb 4p 63a 1pc\n2.5 sqmm wire red 2 coil\npvc tape black 10\n5pin 32a plug top 1\nled flood 50w 4\ncall 9847012345\npin 673631',
    wants: [
      [6, 'mcb-single-pole-c-curve--16a'],
      [2, 'mcb-single-pole-c-curve--32a'],
      [1, 'rccb-4-pole-63a-30ma'],
      [2, null],
      [10, 'pvc-insulation-tape--black'],
      [1, 'industrial-plug-socket-32a-5pin'],
      [4, 'led-flood-light-ip66--50w'],
    ],
  },
  {
    text: 'chetta 2 bag cement, 5 kg 3 inch aani, binding wire 2kg, m8 die 1 no, cutting wheel 14" 5, 355 chop saw 1 - last time rate tharanam',
    wants: [
      [2, null],
      [5, 'wire-nail-per-kg--3in'],
      [2, null],
      [1, null],
      [5, disc('355x3')],
      [1, 'chop-saw-355mm-2000w'],
    ],
  },
]
