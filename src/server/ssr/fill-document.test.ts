import { expect, it } from 'vitest'
import { fillDocument } from './fill-document.ts'

const template = '<head><!--head--></head><body><div id="root"><!--app--></div><!--state--></body>'

it('puts head, page and state where the template has them; what a page is drawn with comes before scripts', () => {
  const page = { status: 200, head: '<title>A</title>', app: '<p>B</p>', modules: [], state: emptyState }
  expect(fillDocument(template, page, { drawing: '<link>', scripts: '<script></script>' })).toBe(
    '<head><link><title>A</title><script></script></head><body><div id="root"><p>B</p></div>' +
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

const seller = { legalName: 'The firm', address: 'A street 1', state: 'Kerala', gstin: '32AAKFB7421M1ZE' }
const emptyState = {
  queries: [],
  publicUrl: 'http://shop',
  testPayments: false,
  seller,
  delivery: { charge: 59, freeFrom: 999 },
}
