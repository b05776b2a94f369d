/** Texts about the shop that its owner can write anew, by the path of their page. */
export const policyNames = ['about', 'contact', 'shipping', 'returns', 'terms', 'privacy', 'accessibility'] as const
export type PolicyName = (typeof policyNames)[number]

/** A section as it is written: plain words (policy-words.ts). Of a fixed section they stand behind what is fixed. */
export interface PolicySection {
  id: string
  title: string
  text: string
}

/** Words of a page that its owner writes; `intro` is '' where the beginning is fixed. */
export interface PolicyText {
  intro: string
  sections: PolicySection[]
}

/** The published version of a page; `text` null: the template. `since`: its Indian day in words; null: the template's own. */
export interface PublishedPolicy {
  text: PolicyText | null
  since: string | null
}

/**
 * Parts of each page that stay as the program writes them, and change with the settings: what the law wants said (E-Commerce Rules
 * 2020, r. 4, 5 and 7; Digital Personal Data Protection Act 2023, s. 5), and rules that the shop itself keeps.
 */
export const fixedParts: Readonly<Record<PolicyName, { intro: boolean; sections: readonly string[] }>> = {
  about: { intro: false, sections: ['who', 'wrong'] },
  contact: { intro: false, sections: ['place', 'company', 'officer'] },
  shipping: { intro: true, sections: ['charge', 'days', 'delivery', 'paying'] },
  returns: { intro: false, sections: ['cancellation', 'how', 'returns', 'refunds', 'help'] },
  terms: {
    intro: true,
    sections: [
      ...['seller', 'prices', 'payment', 'delivery', 'cancellation', 'returns', 'refunds'],
      ...['fair', 'grievances', 'law'],
    ],
  },
  privacy: {
    intro: true,
    sections: ['who', 'what', 'browser', 'others', 'rights', 'security', 'children', 'changes'],
  },
  accessibility: { intro: false, sections: ['tested', 'tell'] },
}

/** Returns whether a text is the name of such a page. */
export function isPolicyName(text: string): text is PolicyName {
  return (policyNames as readonly string[]).includes(text)
}
