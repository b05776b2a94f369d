import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { set } from '../../../../test/builders/set.ts'
import { signUp } from '../../../../test/builders/sign-up.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from '../../../../test/office.ts'
import type { EditConflict } from '../../../shared/contract/office/edit.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import type { Policy } from '../../../shared/contract/office/policies.ts'
import { consentWords } from '../../../shared/copy/consents.ts'
import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import { firstText } from '../../../shared/policies/first-text.ts'
import { fixedParts, type PolicyName, policyNames } from '../../../shared/policies/policies.ts'
import { tellPolicy } from '../../../shared/policies/tell-policy.ts'
import { templateOf } from '../../../shared/policies/template-of.ts'
import { shopFacts } from '../../../shared/shop-facts.ts'

let shop: TestShop
let owner: BuiltStaff
let colleague: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-28T06:00:00Z' })
  owner = await buildStaff(shop, ['owner'], { name: 'Rukmini Menon' })
  colleague = await buildStaff(shop, ['manager'], { name: 'Rafi Mon' })
})
afterAll(() => shop.close())

const read = async (name: PolicyName): Promise<Policy> =>
  (await owner.call(calls.getPolicy, { params: { name } })).body.data
const shown = async (name: PolicyName) => (await fetch(`${shop.url}/${name}`)).text()

/** Saves fields of a page as somebody who sees it now would. */
async function save(name: PolicyName, fields: Partial<Pick<Policy, 'intro' | 'sections'>>, who = owner, seen?: Policy) {
  const page = seen ?? (await read(name))
  const changes = Object.fromEntries(
    Object.entries(fields).map(([field, now]) => [field, { was: page[field as 'intro'], now }]),
  )
  return who.call(calls.savePolicy, { params: { name }, body: { version: page.version, changes } })
}

/** Publishes the draft as it is now. */
async function publish(name: PolicyName) {
  return owner.call(calls.publishPolicy, { params: { name }, body: { version: (await read(name)).version } })
}

const own = (text: string, id = 'own-1') => ({ id, title: 'Pick-up at the store', text })

describe('a page that nobody has written', () => {
  it('is the template, to the letter, and stays it when it is published as it is, whatever the settings', async () => {
    const told = (name: PolicyName) => {
      const identity = shop.shop.settings.identity()
      const facts = shopFacts(identity)
      const template = templateOf[name](facts)
      const policy = { text: firstText(name, identity), since: null }
      expect(tellPolicy(name, template, { text: null, since: null }, facts)).toEqual(template)
      expect(tellPolicy(name, template, policy, facts)).toEqual(template)
    }
    policyNames.forEach(told)
    await set(shop, {
      'returns.days': 1,
      'returns.paidBy': 'shop',
      'payment.onlineDiscountPercent': 0,
      'cash.allowed': false,
    })
    policyNames.forEach(told)
    await set(shop, {
      'returns.days': 7,
      'returns.paidBy': 'customer',
      'payment.onlineDiscountPercent': 5,
      'cash.allowed': true,
    })
  })

  it('has every section that is called fixed', () => {
    const facts = shopFacts(shop.shop.settings.identity())
    for (const name of policyNames) {
      const there = templateOf[name](facts).sections.map(({ id }) => id)
      expect(fixedParts[name].sections.filter((id) => !there.includes(id))).toEqual([])
    }
  })
})

describe('a draft', () => {
  it('is saved and previewed without a shopper seeing it, and then published', async () => {
    const page = await read('about')
    expect(page).toMatchObject({ state: 'template', number: 0, versions: [], published: null })
    expect(page.sections.find(({ id }) => id === 'how')?.text).toContain('- {ways to pay}')
    const words =
      'Ask for *Rukmini*, <b>she knows</b>.\n\n- Return within {return days}\n- Pay online: {online discount} off\n\n[How to reach us](/contact)'
    const saved = await save('about', { sections: [...page.sections, own(words)] })
    expect(saved.body).toMatchObject({ message: copy.saved, data: { state: 'draft', version: page.version + 1 } })
    expect(await shown('about')).not.toContain('Pick-up at the store')
    const preview = await askHost(shop.url, {
      path: '/api/office/v1/policies/about/page',
      headers: {
        host: `${officeHost}:${new URL(shop.url).port}`,
        'sec-fetch-site': 'same-origin',
        cookie: owner.cookie,
      },
    })
    expect(preview.text).toContain('Pick-up at the store')
    expect((await publish('about')).body).toMatchObject({ data: { state: 'published', number: 1 } })
    const html = await shown('about')
    expect(html).toContain('Ask for *Rukmini*, &lt;b&gt;she knows&lt;/b&gt;.')
    expect(html).toContain('Return within 7 days</li>')
    expect(html).toContain('<li>Pay online: 5% off</li>')
    expect((await read('about')).versions).toMatchObject([{ number: 1, by: 'Rukmini Menon', isTemplate: false }])
    const list = (await owner.call(calls.listPolicies)).body.data
    expect(list.find(({ name }) => name === 'about')).toMatchObject({ state: 'published', title: 'About us' })
  })

  it('follows the settings, at once; what does not hold is left out', async () => {
    await set(shop, { 'returns.days': 10, 'payment.onlineDiscountPercent': 0 })
    const html = await shown('about')
    expect(html).toContain('Return within 10 days</li>')
    expect(html).not.toContain('<li>Pay online')
    await set(shop, { 'returns.days': 7, 'payment.onlineDiscountPercent': 5 })
  })

  it('is what the others’ fields are merged into; the same field twice is asked about, and nothing is lost', async () => {
    const page = await read('contact')
    expect((await save('contact', { intro: 'Have the number of your order ready.' }, colleague, page)).status).toBe(200)
    expect((await save('contact', { sections: [...page.sections, own('Ring twice.')] }, owner, page)).status).toBe(200)
    const { status, body } = await save('contact', { intro: 'Ring twice.' }, owner, page)
    expect(status).toBe(409)
    expect((body as { conflict?: EditConflict }).conflict?.fields).toMatchObject([
      { field: 'intro', by: 'Rafi Mon', yours: 'Ring twice.' },
    ])
    const stale = await owner.call(calls.publishPolicy, {
      params: { name: 'contact' },
      body: { version: page.version },
    })
    expect(stale.body).toMatchObject({ code: 'edit_conflict', message: copy.changedSince })
    expect(await read('contact')).toMatchObject({ intro: 'Have the number of your order ready.', state: 'draft' })
  })
})

describe('what the law and the settings want said', () => {
  it('cannot be left out, and is not written over', async () => {
    const { sections } = await read('terms')
    const without = await save('terms', { sections: sections.filter(({ id }) => id !== 'grievances') })
    const sentence = copy.staysIn('Complaints and grievance officer')
    expect(without).toMatchObject({ status: 400, body: { errors: { 'changes.sections.now': sentence } } })
    const written = sections.map((each) => (each.id === 'fair' ? { ...each, title: 'Tricks', text: 'We add.' } : each))
    expect((await save('terms', { sections: written, intro: 'Anything goes.' })).status).toBe(200)
    await publish('terms')
    const html = await shown('terms')
    for (const kept of ['thirteen dark patterns', 'Our grievance officer is', 'Razorpay Software Limited', 'No tricks'])
      expect(html).toContain(kept)
    expect(html).toContain('We add.')
    expect(html).not.toMatch(/Anything goes|>Tricks</)
    expect(html).toContain('Effective from 28 November 2026.')
  })

  it('comes back with its setting into a text that was written without it', async () => {
    await set(shop, { 'cash.allowed': false })
    const page = await read('shipping')
    expect(page.sections.map(({ id }) => id)).not.toContain('paying')
    await save('shipping', { sections: [...page.sections, own('Forklift at hand.')] })
    await set(shop, { 'cash.allowed': true })
    const again = await read('shipping')
    expect(again.sections.at(-1)).toMatchObject({ id: 'paying', title: 'Paying at the door', text: '' })
    const sections = again.sections.filter(({ id }) => id !== 'own-1')
    expect((await save('shipping', { sections }, owner, again)).status).toBe(200)
    await publish('shipping')
    expect(await shown('shipping')).toContain('Paying at the door')
  })

  it.each([
    ['a value that there is not', { text: 'Within {retrun days}.' }, 'text', copy.noSuchValue('retrun days')],
    ['a brace that opens nothing', { text: 'Within {return days.' }, 'text', copy.looseBrace],
    ['a link that runs something', { text: '[Look](javascript:alert(1))' }, 'text', copy.badLink],
    ['a link to another host without its scheme', { text: '[Look](//elsewhere.example)' }, 'text', copy.badLink],
    ['a section without a heading', { title: '' }, 'title', copy.needsTitle],
    ['a section without words', { text: ' ' }, 'text', copy.needsText],
  ])('%s is refused at its field', async (_, fields, at, sentence) => {
    const { sections } = await read('returns')
    const { status, body } = await save('returns', { sections: [...sections, { ...own('Words.'), ...fields }] })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ [`changes.sections.now.${sections.length}.${at}`]: sentence })
  })
})

describe('an earlier version', () => {
  it('is put into the draft, and is the template again once that is published', async () => {
    const { version } = await read('about')
    const put = { params: { name: 'about' }, body: { number: 0, version } }
    expect((await owner.call(calls.restorePolicy, put)).body).toMatchObject({ data: { state: 'draft', number: 1 } })
    expect((await publish('about')).body).toMatchObject({ data: { state: 'template', number: 2 } })
    expect(await shown('about')).not.toContain('Pick-up at the store')
    const again = { params: { name: 'about' }, body: { number: 9, version: (await read('about')).version } }
    expect((await owner.call(calls.restorePolicy, again)).status).toBe(404)
  })

  it('comes back when publishing is undone; what was published does not change', async () => {
    await save('accessibility', { sections: [...(await read('accessibility')).sections, own('We load by crane.')] })
    await publish('accessibility')
    expect(await shown('accessibility')).toContain('We load by crane.')
    const published = `SELECT id FROM commands WHERE name = 'policy.publish' AND subject_id = 'accessibility'`
    const { rows } = await shop.pool.query(published)
    expect((await owner.call(calls.undo, { params: { id: rows[0].id }, body: {} })).status).toBe(200)
    expect(await shown('accessibility')).not.toContain('We load by crane.')
    await expect(shop.pool.query(`UPDATE policy_versions SET by_name = 'Nobody'`)).rejects.toThrow(
      'a published version does not change',
    )
  })
})

describe('who opens an account', () => {
  it('agrees to the published version of terms and privacy notice', async () => {
    const versionOf = async () => {
      const { user } = await signUp(shop)
      const { rows } = await shop.pool.query(`SELECT version FROM consents WHERE user_id = $1`, [user._id])
      return rows[0].version
    }
    await save('privacy', { sections: [...(await read('privacy')).sections, own('We have no cameras.')] })
    const before = await versionOf()
    await publish('privacy')
    const { number } = await read('terms')
    const terms = number === 0 ? [] : [`terms ${number} of 2026-11-28`]
    expect(before).toBe([consentWords.account.version, ...terms].join(', '))
    expect(await versionOf()).toBe([before, 'privacy 1 of 2026-11-28'].join(', '))
  })
})
