import path from 'node:path'
import { DOORS } from './doors.mjs'
import { importsOf } from './source-files.mjs'
import { placeOnServer } from './wings.mjs'

/** The floors of src/web. Page areas know nothing of each other. */
const WEB = [
  ['offline-data'],
  ['api', 'router'],
  ['session', 'site'],
  ['goods', 'product-actions', 'address', 'firm', 'payment'],
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
      'pay-link',
      'payment-success',
      'product',
      'quick-order',
      'quote',
      'signup',
      'stock-request',
      'styleguide',
      'unsubscribe',
      'wishes',
    ],
  },
  ['start'],
]

/** The floors of src/back-office. Screens know nothing of each other. */
const BACK_OFFICE = [
  ['api'],
  ['parts', 'factors', 'scan'],
  ['shell'],
  {
    apart: true,
    rooms: [
      'staff/sign-in',
      'staff/people',
      'staff/account',
      'staff/alerts',
      'settings',
      'catalogue/goods',
      'catalogue/attributes',
      'catalogue/bulk',
      'catalogue/grid',
      'catalogue/gst-rates',
      'catalogue/sales',
      'catalogue/storefront',
      'search/dictionary',
      'feedback/questions',
      'feedback/reviews',
      'feedback/complaints',
      'warehouse/stock',
      'warehouse/counts',
      'warehouse/labels',
      'warehouse/barcodes',
      'warehouse/import-export',
      'selling/orders',
      'selling/return-requests',
      'selling/bargains',
      'selling/counter',
      'selling/runs',
      'selling/picking',
      'selling/coupons',
      'selling/quotes',
      'selling/fit',
      'shoppers/policies',
      'shoppers/newsletter',
      'operations/today',
      'operations/history',
      'operations/reports',
      'operations/books',
      'operations/customers',
      'operations/health',
    ],
  },
  ['start'],
]

const HOUSES = { web: WEB, 'back-office': BACK_OFFICE }

/** Returns a line for every import that runs up, sideways in a circle or past a door, and for every room without a floor. */
export function checkFloors(sources) {
  const ownCode = sources.filter(({ isTest }) => !isTest)
  return [
    ...checkServer(ownCode),
    ...Object.entries(HOUSES).flatMap(([house, floors]) => checkHouse(house, floors.map(asFloor), ownCode)),
  ]
}

/** Between wings imports lead down and to a door; between rooms of one wing they make no circle. */
function checkServer(sources) {
  const arrows = sources.flatMap((source) => arrowsOf(source, placeOnServer, (place) => place.room))
  const inside = arrows.filter(({ from, to }) => from.wing === to.wing)
  const rooms = inside.map(({ from, to }) => ({ from: from.room, to: to.room }))
  return arrows.flatMap((arrow) => {
    const fault = faultOnServer(arrow, rooms)
    return fault
      ? [`${arrow.file}:${arrow.line} server/${arrow.from.room} may not import ${arrow.target}: ${fault}`]
      : []
  })
}

function faultOnServer({ from, to, target }, rooms) {
  const homeless = [from, to].find(({ level }) => level === -1)
  if (homeless) return `src/server/${homeless.wing} is no wing: name it in scripts/checks/wings.mjs`
  if (from.wing === to.wing) return reaches(to.room, from.room, rooms) ? 'that makes a circle' : null
  if (to.level > from.level) return 'it stands on a floor above'
  if (to.level === from.level) return 'their wings stand beside each other'
  const door = target.slice(`src/server/${to.wing}/`.length).replace(/\.tsx?$/, '')
  if (from.wing === 'start' || to.wing === 'platform' || DOORS[to.wing]?.includes(door)) return null
  return `it is no door of ${to.wing} (scripts/checks/doors.mjs)`
}

function asFloor(floor) {
  return Array.isArray(floor) ? { apart: false, rooms: floor } : floor
}

function checkHouse(house, floors, sources) {
  const roomOf = (file) => roomOfHouse(house, floors, file)
  const arrows = sources.flatMap((source) => arrowsOf(source, roomOf, (room) => room))
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

/** The imports of a file that lead from its place into another one: `placeOf` gives the place of a file, `nameOf` what tells it apart. */
function arrowsOf(source, placeOf, nameOf) {
  const from = placeOf(source.file)
  if (!from) return []
  return importsOf(source).flatMap(({ specifier, line }) => {
    if (!specifier.startsWith('.')) return []
    const target = path.posix.join(path.posix.dirname(source.file), specifier)
    const to = placeOf(target)
    return to && nameOf(to) !== nameOf(from) ? [{ file: source.file, line, from, to, target }] : []
  })
}

/** A room of two folders (`selling/orders`) where one is named so, else of one. */
function roomOfHouse(house, floors, file) {
  const [, first, second] = new RegExp(`^src/${house}/([^/]+)/(?:([^/]+)/)?`).exec(file) ?? []
  const both = `${first}/${second}`
  return floors.some(({ rooms }) => rooms.includes(both)) ? both : first
}
