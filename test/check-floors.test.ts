import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildHouse, type House } from './house.ts'

let house: House
beforeEach(() => {
  house = buildHouse()
})
afterEach(() => house.tearDown())

describe('wings, floors and doors', () => {
  test.each([
    [
      'up',
      'src/server/selling/cart/a.ts',
      "import { look } from '../../operations/health/look.ts'\n",
      'on a floor above',
    ],
    ['up', 'src/server/platform/db/a.ts', "import { log } from '../../staff/log.ts'\n", 'on a floor above'],
    [
      'to the wing beside',
      'src/server/selling/cart/a.ts',
      "import { a } from '../../warehouse/labels/a.ts'\n",
      'beside each other',
    ],
    ['up', 'src/web/api/a.tsx', "import { useUser } from '../session/use-user.ts'\n", 'on a floor above'],
    ['up', 'src/web/shell/a.tsx', "import { Cart } from '../cart/cart.tsx'\n", 'on a floor above'],
    ['to its neighbour', 'src/web/cart/a.tsx', "import { G } from '../product/g.tsx'\n", 'know nothing of each other'],
    [
      'to its neighbour',
      'src/back-office/selling/orders/a.tsx',
      "import { G } from '../../catalogue/goods/g.tsx'\n",
      'know nothing of each other',
    ],
    [
      'past a door',
      'src/server/selling/cart/a.ts',
      "import { v } from '../../search/vocabulary.ts'\n",
      'it is no door of search',
    ],
    [
      'to a wing without a floor',
      'src/server/selling/cart/a.ts',
      "import { b } from '../../attic/b.ts'\n",
      'src/server/attic is no wing',
    ],
    [
      'to a room without a floor',
      'src/back-office/selling/orders/a.tsx',
      "import { b } from '../../attic/b.tsx'\n",
      'stands on no floor',
    ],
  ])('an import that leads %s is told: %s %s', (_, file, text, fault) => {
    house.write(file, text)
    expect(house.rules()).toEqual({ status: 1, faults: expect.stringContaining(fault) })
  })

  test('the start may go past a door, and all may use the platform', () => {
    house.write('src/server/start/begin.ts', "import { v } from '../search/vocabulary.ts'\n")
    house.write('src/server/selling/cart/a.ts', "import { log } from '../../platform/log.ts'\n")
    expect(house.rules()).toEqual({ status: 0, faults: '' })
  })

  test('files that import values of one another are told, types alone and what is loaded later are not', () => {
    house.write('src/domain/selling/a.ts', "import { b } from './b.ts'\nexport const a = b\n")
    house.write('src/domain/selling/b.ts', "import type { A } from './a.ts'\nexport const b = () => import('./a.ts')\n")
    expect(house.rules()).toEqual({ status: 0, faults: '' })
    house.write('src/domain/selling/b.ts', "import { type A, a } from './a.ts'\nexport const b = a\n")
    expect(house.rules().faults).toContain('imports values in a circle: src/domain/selling/')
  })

  test('rooms of one wing may import each other, but not in a circle', () => {
    house.write('src/server/selling/orders/a.ts', "import { pay } from '../payments/pay.ts'\n")
    house.write('src/server/selling/payments/pay.ts', "import { bill } from '../invoices/bill.ts'\n")
    expect(house.rules()).toEqual({ status: 0, faults: '' })
    house.write('src/server/selling/invoices/bill.ts', "import type { Order } from '../orders/order.ts'\n")
    expect(house.rules().faults.match(/that makes a circle/g)).toHaveLength(3)
  })

  test('page areas may use the base, the server’s renderer the pages, and tests the test folder', () => {
    house.write(
      'src/web/cart/a.tsx',
      "import { Button } from '../../ui/button.tsx'\nimport { call } from '../api/call.ts'\n",
    )
    house.write('src/server/pages/a.ts', "import type { render } from '../../web/start/entry-server.tsx'\n")
    house.write(
      'src/server/selling/cart/a.test.ts',
      "import { openShop } from '../../../../test/app.ts'\nimport { test } from 'vitest'\n",
    )
    expect(house.rules()).toEqual({ status: 0, faults: '' })
  })
})
