import * as drives from './bearings-and-drives.ts'
import * as electrical from './electrical-and-welding.ts'
import * as fasteners from './fasteners-and-abrasives.ts'
import * as tools from './hand-and-power-tools.ts'
import * as pipes from './pumps-and-pipes.ts'
import * as site from './safety-paint-measuring.ts'

type Drawing = () => string

/** Goods that look unlike the rest of their subcategory, by a word in their name. The first that fits is shown. */
const byName: [RegExp, Drawing][] = [
  [/gauge|regulator|dial indicator/i, pipes.gauge],
  [/spray/i, site.spray],
  [/^hex nut|washer m\d/i, fasteners.nut],
  [/\bfan\b/i, electrical.fan],
  [/drilling machine/i, tools.drill],
  [/bench grinder|marble cutter/i, fasteners.disc],
  [/chisel/i, fasteners.file],
  [/tap set/i, fasteners.drillBit],
  [/goggles/i, site.goggles],
  [/ear muff/i, site.earMuff],
  [/\bcone\b/i, site.cone],
  [/harness|shackle|pulley block hanging/i, drives.hook],
  [/angle grinder/i, tools.grinder],
  [/(seal|insulation) tape/i, site.roll],
  [/solvent cement/i, site.paint],
  [/connecting link|lifting chain/i, drives.chain],
  [/mechanical seal/i, drives.oilSeal],
  [/tungsten|electrode holder/i, electrical.electrode],
  [/earth clamp|welding magnet/i, tools.clamp],
  [/elbow/i, pipes.elbow],
  [/control panel/i, electrical.mcb],
  [/hex bolt|threaded rod/i, fasteners.bolt],
]

/** Drawings on the cards of a subcategory. */
const bySubcategory: Record<string, Drawing> = {
  'drills-drivers': tools.drill,
  'grinders-polishers': tools.grinder,
  'saws-planers': fasteners.sawBlade,
  'breakers-hammers': tools.breaker,
  'bench-machines': tools.compressor,
  'spanners-sockets': tools.spanner,
  'pliers-cutters': tools.pliers,
  'screwdrivers-keys': tools.screwdriver,
  'hammers-chisels-saws': tools.hammer,
  'vices-clamps-jacks': tools.clamp,
  'ball-bearings': drives.bearing,
  'roller-bearings': drives.rollerBearing,
  'housings-inserts': drives.pillowBlock,
  'seals-sleeves': drives.oilSeal,
  'v-belts': drives.belt,
  'timing-flat-belts': drives.timingBelt,
  pulleys: drives.pulley,
  'belt-accessories': drives.belt,
  'roller-chains': drives.chain,
  sprockets: drives.sprocket,
  'lifting-chains': drives.hook,
  couplings: drives.coupling,
  'bolts-nuts': fasteners.bolt,
  screws: fasteners.screw,
  anchors: fasteners.anchor,
  'nails-rivets': fasteners.nail,
  'clamps-ties': fasteners.hoseClip,
  'cutting-grinding-discs': fasteners.disc,
  sanding: fasteners.flapDisc,
  'drill-bits': fasteners.drillBit,
  'saw-blades': fasteners.sawBlade,
  'taps-dies-files': fasteners.file,
  'monoblock-pumps': pipes.pump,
  'submersible-pumps': pipes.submersible,
  'electric-motors': pipes.motor,
  'pump-accessories': pipes.gauge,
  valves: pipes.valve,
  'pvc-cpvc': pipes.elbow,
  'gi-brass-fittings': pipes.tee,
  'hoses-couplings': pipes.hose,
  'taps-sealants': pipes.tap,
  'wires-cables': electrical.cable,
  switchgear: electrical.mcb,
  'switches-sockets': electrical.socket,
  lighting: electrical.bulb,
  'motor-control': electrical.mcb,
  'welding-machines': electrical.welder,
  'electrodes-wires': electrical.electrode,
  'gas-welding': electrical.torch,
  'welding-accessories': electrical.weldingMask,
  'head-eye-ear': site.helmet,
  'hand-protection': site.glove,
  'foot-protection': site.shoe,
  'fall-respiratory': site.respirator,
  'fire-site-safety': site.extinguisher,
  'paints-primers': site.paint,
  'brushes-rollers': site.brush,
  'oils-greases': site.oil,
  'sprays-adhesives': site.spray,
  'tapes-rules': site.tape,
  'calipers-micrometers': site.caliper,
  'levels-squares': site.level,
  'meters-testers': site.meter,
  'weighing-scales': site.scale,
}

/** Drawings on a category's tile and banners, by its `icon` in categories.yaml. */
const byIcon: Record<string, Drawing> = {
  drill: tools.drill,
  wrench: tools.spanner,
  bearing: drives.bearing,
  belt: drives.belt,
  chain: drives.chain,
  bolt: fasteners.bolt,
  disc: fasteners.disc,
  pump: pipes.pump,
  valve: pipes.valve,
  plug: electrical.mcb,
  weld: electrical.weldingMask,
  helmet: site.helmet,
  paint: site.paint,
  gauge: site.caliper,
}

/** The line drawing of a product: by its name, its subcategory, its category's icon, else a hex bolt. */
export function drawingOf(icon: string, subcategory = '', name = ''): string {
  const named = byName.find(([words]) => words.test(name))?.[1]
  const draw = named ?? bySubcategory[subcategory] ?? byIcon[icon] ?? fasteners.bolt
  return draw()
}
