import path from 'node:path'
import { importsOf } from './source-files.mjs'

/**
 * The floors of src/server, from the ground up; a room is a folder. A room may import the rooms below it, and those of its
 * own floor as long as that makes no circle (ARCHITECTURE.md).
 */
const SERVER = [
  ['platform'],
  [
    'staff',
    'commands',
    'office',
    'sign-in',
    'people',
    'alerts',
    'settings',
    'support',
    'accounts',
    'content',
    'newsletter',
    'coupons',
    'stock',
    'tax',
  ],
  ['catalogue', 'dictionary', 'search'],
  [
    'cart',
    'reviews',
    'questions',
    'wishes',
    'stock-requests',
    'related',
    'delivery',
    'barcodes',
    'counts',
    'goods-sheets',
    'window',
    'fit',
  ],
  ['orders', 'invoices', 'payments', 'labels', 'lists'],
  ['checkout', 'buying', 'books', 'reports'],
  ['audit', 'person', 'ssr', 'owner', 'history', 'health', 'today', 'backup', 'upgrade'],
  ['start'],
]

/** The floors of src/web. Page areas know nothing of each other. */
const WEB = [
  ['kept'],
  ['api', 'router'],
  ['session', 'site'],
  ['goods', 'beside', 'address', 'payment'],
  ['checkout', 'fit'],
  ['shell'],
  {
    apart: true,
    rooms: [
      'account',
      'cart',
      'catalogue',
      'compare',
      'grievance',
      'home',
      'legal',
      'login',
      'payment-success',
      'product',
      'quick-order',
      'signup',
      'stock-request',
      'styleguide',
      'wishes',
    ],
  },
  ['start'],
]

/** Modules that other folders may import of a folder that keeps its internals private. */
const DOORS = { 'server/search': ['src/server/search/search.ts', 'src/server/search/routes.ts'] }

/** The floors of src/back-office. Screens know nothing of each other. */
const BACK_OFFICE = [
  ['api'],
  ['parts', 'factors', 'scan'],
  ['shell'],
  {
    apart: true,
    rooms: [
      'sign-in',
      'today',
      'orders',
      'goods',
      'history',
      'staff',
      'settings',
      'health',
      'tickets',
      'account',
      'alerts',
      'attributes',
      'fit',
      'dictionary',
      'stock',
      'files',
      'bulk',
      'grid',
      'counts',
      'labels',
      'codes',
      'reviews',
      'questions',
      'coupons',
      'window',
      'gst',
    ],
  },
  ['start'],
]

const HOUSES = { server: SERVER, web: WEB, 'back-office': BACK_OFFICE }

/** One line for every import between rooms that runs up, sideways in a circle or past a door, and every room without a floor. */
export function checkFloors(sources) {
  return Object.entries(HOUSES).flatMap(([house, floors]) => [
    ...checkHouse(house, floors.map(asFloor), sources),
    ...checkDoors(house, sources),
  ])
}

function checkDoors(house, sources) {
  const arrows = sources.filter(({ isTest }) => !isTest).flatMap((source) => arrowsOf(house, source))
  return arrows.flatMap(({ file, line, to, target }) => {
    const doors = DOORS[`${house}/${to}`]
    return doors && !doors.includes(target)
      ? [`${file}:${line} imports ${target}: others import ${doors.join(' or ')}`]
      : []
  })
}

function asFloor(floor) {
  return Array.isArray(floor) ? { apart: false, rooms: floor } : floor
}

function checkHouse(house, floors, sources) {
  const arrows = sources.filter(({ isTest }) => !isTest).flatMap((source) => arrowsOf(house, source))
  const rooms = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))].sort()
  const floorOf = (room) => floors.findIndex((floor) => floor.rooms.includes(room))
  const homeless = rooms.filter((room) => floorOf(room) === -1)
  const sideways = arrows.filter(({ from, to }) => floorOf(from) === floorOf(to))
  return [
    ...homeless.map((room) => `src/${house}/${room} stands on no floor: name it in scripts/checks/floors.mjs`),
    ...arrows.flatMap((arrow) => {
      const fault = faultOf(arrow, floors, floorOf, sideways)
      return fault
        ? [`${arrow.file}:${arrow.line} ${house}/${arrow.from} may not import ${house}/${arrow.to}: ${fault}`]
        : []
    }),
  ]
}

function faultOf({ from, to }, floors, floorOf, sideways) {
  const [own, other] = [floorOf(from), floorOf(to)]
  if (own === -1 || other === -1) return null
  if (other > own) return 'it stands on a floor above'
  if (other < own) return null
  if (floors[own].apart) return 'they stand beside each other and know nothing of each other'
  return reaches(to, from, sideways) ? 'that makes a circle' : null
}

function reaches(from, goal, arrows, seen = new Set()) {
  if (from === goal) return true
  seen.add(from)
  return arrows.some((arrow) => arrow.from === from && !seen.has(arrow.to) && reaches(arrow.to, goal, arrows, seen))
}

/** The imports of a file that lead from its room into another one of the same house. */
function arrowsOf(house, source) {
  const from = roomOf(house, source.file)
  if (!from) return []
  return importsOf(source).flatMap(({ specifier, line }) => {
    if (!specifier.startsWith('.')) return []
    const target = path.posix.join(path.posix.dirname(source.file), specifier)
    const to = roomOf(house, target)
    return to && to !== from ? [{ file: source.file, line, from, to, target }] : []
  })
}

function roomOf(house, file) {
  return new RegExp(`^src/${house}/([^/]+)/`).exec(file)?.[1]
}
