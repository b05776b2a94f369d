import { expect, it } from 'vitest'
import { lateNote as copy } from '../../shared/copy/late-note.ts'
import { plainColours } from '../../shared/settings/brand-colours.ts'
import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'
import { fillDocument } from './fill-document.ts'

const template = '<head><!--head--></head><body><div id="root"><!--app--></div><!--late--><!--state--></body>'

it('puts head, page and state where the template has them; what a page is drawn with comes before scripts', () => {
  const page = { status: 200, head: '<title>A</title>', app: '<p>B</p>', modules: [], state: emptyState }
  expect(fillDocument(template, page, { drawing: '<link>', scripts: '<script></script>' })).toBe(
    '<head><link><title>A</title><script></script></head><body><div id="root"><p>B</p></div>' +
      `<div class="late-note" role="status" data-nosnippet><p>${copy.partMissing}</p><a href="">${copy.reload}</a></div>` +
      `<script type="application/json" id="state">${JSON.stringify(emptyState)}</script></body>`,
  )
})

it('lets no text of the shop end the state or stand for a part of the template', () => {
  const hostile = '</script><script>alert(1)</script><!--app-->$&'
  const state = { ...emptyState, queries: [[['x'], hostile]] as [string[], string][] }
  const html = fillDocument(
    template,
    { status: 200, head: '', app: '', modules: [], state },
    { drawing: '', scripts: '' },
  )
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const json = html.slice(html.indexOf('id="state">') + 11, html.lastIndexOf('</script>'))
  expect(JSON.parse(json).queries).toEqual([[['x'], hostile]])
})

it('brings the shop’s colours as a style attribute and its icons, and nothing where they are the plain ones', () => {
  const page = { status: 200, head: '', app: '', modules: [], state: emptyState }
  const draw = (own: Partial<ShopIdentity>) => {
    const state = { ...emptyState, shop: { ...shop, ...own } }
    return fillDocument('<html lang="en"><!--icons--></html>', { ...page, state }, { drawing: '', scripts: '' })
  }
  expect(draw({})).toContain('<html lang="en"><link rel="icon" href="/favicon.svg" type="image/svg+xml">')
  const icons = { small: '/brand/1/small', smallType: 'image/png', apple: '/brand/1/apple', large: '/brand/1/large' }
  const own = draw({ icons, colours: { main: '#5a1e6b', accent: '#ffd24a' } })
  expect(own).toContain('<link rel="icon" href="/brand/1/small" type="image/png">')
  expect(own).toMatch(/^<html style="--color-teal:#5a1e6b;.*--color-signal:#ffd24a;[^"<>]*" lang="en">/)
})

const shop = { name: 'The shop', icons: null, colours: plainColours } as ShopIdentity
const emptyState = { queries: [], publicUrl: 'http://shop', testPayments: false, paymentsOff: false, shop }
