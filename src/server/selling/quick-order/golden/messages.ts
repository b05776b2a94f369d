import { moreMessages } from './more-messages.ts'

/**
 * The meaning of a message's line: how many of which article (`product` or `product--variant`); null: nothing the shop is sure
 * of.
 */
export type Wanted = [quantity: number, article: string | null]

/** A message as it comes from a site, and what somebody behind the counter would read in it. */
export interface GoldenMessage {
  text: string
  wants: Wanted[]
}

const bolt = (size: string) => `hex-bolt-8-8-zinc--${size}`
const nut = 'hex-nut-m8-grade-8-50pc'
const disc = (size: string) => `metal-cutting-disc--${size}`
const elbow = (size: string) => `gi-malleable-elbow-90--${size}`
const wire = (size: string) => `fr-pvc-house-wire-90m--${size}`

/** Written by hand from the demo shop's catalogue, before they were read; three were put right since (docs/decisions/087). */
export const goldenMessages: GoldenMessage[] = [
  { text: '5 nos 1/2 elbow', wants: [[5, elbow('15mm')]] },
  { text: '4inch cutting disc 50pc', wants: [[50, disc('105x1')]] },
  {
    text: 'M8x50 bolt 100, nut 100',
    wants: [
      [100, bolt('m8x50')],
      [2, nut],
    ],
  },
  { text: 'chuttika 2', wants: [[2, null]] },
  {
    text: '[10:31, 3/4/2026] Rajan: Hi chetta\n[10:31, 3/4/2026] Rajan: 6204 2rs bearing 4 nos\n[10:32, 3/4/2026] Rajan: 6205 zz 2 nos',
    wants: [
      [4, 'ball-bearing-6204-2rs'],
      [2, 'ball-bearing-6205-zz'],
    ],
  },
  {
    text: '03/04/26, 10:31 am - Suresh Fabricator: Good morning sir\n03/04/26, 10:32 am - Suresh Fabricator: 105 x 1 cutting disc - 50\n03/04/26, 10:32 am - Suresh Fabricator: 355 x 3 cutting disc - 5\n03/04/26, 10:33 am - Suresh Fabricator: <Media omitted>',
    wants: [
      [50, disc('105x1')],
      [5, disc('355x3')],
    ],
  },
  {
    text: 'Please send today:\n1. M8 x 25 hex bolt 200 nos\n2. M10 x 50 hex bolt 8.8 - 100 nos\n3. M12 x 75 hex bolt 50 nos\nThanks',
    wants: [
      [200, bolt('m8x25')],
      [100, bolt('m10x50')],
      [50, bolt('m12x75')],
    ],
  },
  {
    text: '• GI elbow 1/2" 10 nos\n• GI elbow 3/4" 6 nos\n• GI elbow 1" 4 nos\n• Teflon tape 10 nos',
    wants: [
      [10, elbow('15mm')],
      [6, elbow('20mm')],
      [4, elbow('25mm')],
      [10, null],
    ],
  },
  { text: 'half inch GI elbow 12 nos', wants: [[12, elbow('15mm')]] },
  {
    text: '1.5 sqmm wire 2 coil\n2.5 sq mm wire 3 coil',
    wants: [
      [2, wire('15sqmm')],
      [3, wire('25sqmm')],
    ],
  },
  {
    text: '2.5 sqmm house wire 90m 1 roll, 4 sqmm house wire 90m 1 roll',
    wants: [
      [1, wire('25sqmm')],
      [1, wire('4sqmm')],
    ],
  },
  {
    text: 'MCB 16 amp 6 nos\nMCB 32A single pole 2 nos',
    wants: [
      [6, 'mcb-single-pole-c-curve--16a'],
      [2, 'mcb-single-pole-c-curve--32a'],
    ],
  },
  {
    text: 'A 42 belt 2 nos, A-50 belt 1 no',
    wants: [
      [2, 'v-belt-a-section--a42'],
      [1, 'v-belt-a-section--a50'],
    ],
  },
  { text: 'B52 v belt 4 pcs', wants: [[4, 'v-belt-b-section--b52']] },
  { text: 'v belt c85 x 2', wants: [[2, 'v-belt-c-85']] },
  {
    text: '✅ Safety helmet yellow 10 nos 👷\n✅ Safety helmet white 2 nos',
    wants: [
      [10, 'safety-helmet-ratchet--yellow'],
      [2, 'safety-helmet-ratchet--white'],
    ],
  },
  {
    text: 'safety shoe size 8 - 3 pair\nsafety shoe size 9 - 2 pair',
    wants: [
      [3, 'safety-shoe-steel-toe--8'],
      [2, 'safety-shoe-steel-toe--9'],
    ],
  },
  { text: 'gumboot 9 number 2 pair', wants: [[2, null]] },
  { text: 'welding electrode 3.15 mm 5 pkt', wants: [[5, 'welding-electrode-e6013--315mm']] },
  {
    text: 'E6013 2.5mm 10 packet\nE6013 4mm 2 packet',
    wants: [
      [10, 'welding-electrode-e6013--25mm'],
      [2, 'welding-electrode-e6013--4mm'],
    ],
  },
  {
    text: 'hss drill bit 6mm 10 nos\nhss drill bit 8 mm 5 nos\nhss drill bit 10mm 5nos',
    wants: [
      [10, 'hss-drill-bit--6mm'],
      [5, 'hss-drill-bit--8mm'],
      [5, 'hss-drill-bit--10mm'],
    ],
  },
  { text: 'sds bit 8x160 4 nos', wants: [[4, 'sds-plus-drill-bit--8x160']] },
  { text: 'drill bit 6mm 10 nos', wants: [[10, null]] },
  { text: 'insulation tape black 2 dozen', wants: [[24, null]] },
  { text: 'PVC insulation tape red - 10 nos', wants: [[10, 'pvc-insulation-tape--red']] },
  {
    text: 'wire nail 2 inch 5 kg\nwire nail 3 inch 2 kg',
    wants: [
      [5, 'wire-nail-per-kg--2in'],
      [2, 'wire-nail-per-kg--3in'],
    ],
  },
  { text: 'lifting chain 8 mm 10 mtr', wants: [[10, 'alloy-lifting-chain-grade-80--8mm']] },
  { text: 'flat belt 4 ply 100 mm 12 mtr', wants: [[12, 'flat-transmission-belt-4ply--100mm']] },
  {
    text: 'angle grinder 100mm 850w 1 no\nflap disc 60 grit 10 nos',
    wants: [
      [1, 'angle-grinder--100mm-850w'],
      [10, 'flap-disc-100mm-zirconia--60'],
    ],
  },
  { text: 'Grinding wheel 100x6x16 - 25 nos', wants: [[25, 'grinding-wheel-dc-100x6']] },
  { text: 'diamond blade 110 turbo 2', wants: [[2, 'diamond-blade-110mm--turbo']] },
  {
    text: 'brass ball valve 1/2 inch 6 nos, brass ball valve 3/4 inch 4 nos',
    wants: [
      [6, 'brass-ball-valve-full-bore--15mm'],
      [4, 'brass-ball-valve-full-bore--20mm'],
    ],
  },
  { text: 'gate valve 1" gunmetal 2 nos', wants: [[2, 'gunmetal-gate-valve--25mm']] },
  { text: 'cpvc pipe 3/4 inch 15 length', wants: [[15, 'cpvc-pipe-sdr11-3m--20mm']] },
  { text: 'CPVC pipe 1/2" 10 nos', wants: [[10, 'cpvc-pipe-sdr11-3m--15mm']] },
  { text: 'upvc solvent cement 250 ml 3 nos', wants: [[3, 'upvc-solvent-cement--250ml']] },
  {
    text: 'UCP 205 - 4 nos\nUCP 206 - 2 nos',
    wants: [
      [4, 'pillow-block-ucp--205'],
      [2, 'pillow-block-ucp--206'],
    ],
  },
  {
    text: '6202 zz 10 nos, 6203 zz 6 nos',
    wants: [
      [10, 'ball-bearing-62-zz-small--6202'],
      [6, 'ball-bearing-62-zz-small--6203'],
    ],
  },
  { text: 'bearing 30205 qty 2', wants: [[2, 'tapered-roller-bearing-302-series--30205']] },
  { text: 'oil seal 25x47x7 5 nos', wants: [[5, 'oil-seal-tc-nbr--25x47x7']] },
  {
    text: 'roller chain 08b-1 2 box\nconnecting link 08b 10 nos',
    wants: [
      [2, null],
      [10, 'chain-connecting-link--08b'],
    ],
  },
  { text: 'sprocket 08b 17 teeth 2 nos', wants: [[2, 'sprocket-08b-simplex-pilot-bore--17t']] },
  {
    text: 'combination spanner 13mm - 4 nos\ncombination spanner 17mm - 2 nos\n',
    wants: [
      [4, 'combination-spanner-crv--13mm'],
      [2, 'combination-spanner-crv--17mm'],
    ],
  },
  ...moreMessages,
]
