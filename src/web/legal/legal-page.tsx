import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type LegalText, legal } from '../../shared/copy/legal-text.ts'
import type { PolicyName } from '../../shared/policies/policies.ts'
import { tellPolicy } from '../../shared/policies/tell-policy.ts'
import type { ShopFacts } from '../../shared/shop-facts.ts'
import { failureText } from '../../ui/api-failure.ts'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useShopFacts } from '../site/use-shop-facts.ts'
import { LegalDocument } from './legal-document.tsx'
import { policyQuery } from './policy-query.ts'

interface LegalPageProps {
  template: (facts: ShopFacts) => LegalText
  page: PolicyName
  children?: ReactNode
}

/** A page about the shop: its template with what the owner has published. Without that answer nothing is shown: it may say something else. */
export function LegalPage({ template, page, children }: LegalPageProps) {
  const facts = useShopFacts()
  const { data, error, refetch } = useQuery(policyQuery(page))
  const text = template(facts)
  if (data) {
    return (
      <LegalDocument text={tellPolicy(page, text, data, facts)} page={page}>
        {children}
      </LegalDocument>
    )
  }
  return (
    <div className="page py-4 md:py-6">
      <h1 className="border-b border-ink pb-2 text-2xl md:text-3xl">{text.title}</h1>
      {error ? (
        <ErrorFallback
          title={legal.failed}
          message={failureText(error, legal.failed)}
          reloadLabel={legal.reload}
          onReload={() => void refetch()}
        />
      ) : (
        <div role="status" className="mt-6 grid max-w-3xl gap-3">
          <span className="sr-only">{legal.loading}</span>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </div>
  )
}
