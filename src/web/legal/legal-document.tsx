import type { ReactNode } from 'react'
import { type LegalSection, type LegalText, legal } from '../../shared/copy/legal-text.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'
import { PageHead } from '../site/page-head.tsx'
import { LegalTableView } from './legal-table.tsx'

type Page = keyof typeof legal.others

interface LegalDocumentProps {
  text: LegalText
  page: Page
  /** Between what the page begins with and its sections. */
  children?: ReactNode
}

/** A text about the shop with its contents beside it: complete without JavaScript, and fit to be printed. */
export function LegalDocument({ text, page, children }: LegalDocumentProps) {
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={text.title} description={text.description} path={paths[page]} />
      <Breadcrumb label={legal.breadcrumb} crumbs={[{ label: legal.home, to: paths.home }, { label: text.title }]} />
      <h1 className="border-b border-ink pb-2 text-2xl md:text-3xl">{text.title}</h1>
      <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <nav aria-label={legal.contents} className="text-sm lg:sticky lg:top-24 lg:self-start print:hidden">
          <p className="caption mb-2 text-steel">{legal.contents}</p>
          <ol className="grid grid-pairs gap-x-4 lg:grid-cols-1">
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-9 items-center max-lg:min-h-11 hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-3xl">
          <p className="text-lg">{text.intro}</p>
          {text.since && <p className="mt-1 text-sm text-steel">{legal.since(text.since)}</p>}
          {children}
          {text.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          <SeeAlso page={page} />
        </div>
      </div>
    </div>
  )
}

function Section({ section }: { section: LegalSection }) {
  return (
    <section aria-labelledby={section.id} className="mt-8">
      <h2 id={section.id} className="mb-2 scroll-mt-28 text-xl">
        {section.title}
      </h2>
      <div className="grid grid-cols-1 gap-3">
        {numbered(section.content).map(({ key, each: part }) => {
          if (typeof part === 'string') return <p key={key}>{part}</p>
          if ('head' in part) return <LegalTableView key={key} table={part} />
          if ('links' in part) return <Links key={key} links={part.links} />
          return (
            <ul key={key} className="grid list-disc grid-cols-1 gap-1.5 pl-5 marker:text-signal-deep">
              {numbered(part).map(({ key: place, each }) => (
                <li key={place}>{each}</li>
              ))}
            </ul>
          )
        })}
      </div>
    </section>
  )
}

/** Parts with their places as keys: an owner may write the same twice. */
function numbered<Part>(parts: readonly Part[]): { key: number; each: Part }[] {
  return parts.map((each, key) => ({ key, each }))
}

const link = 'inline-flex min-h-11 items-center wrap-anywhere font-medium underline underline-offset-4 md:min-h-8'

function Links({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <p className="flex flex-wrap gap-x-6">
      {numbered(links).map(({ key, each: { to, label } }) =>
        to.startsWith('/') ? (
          <Link key={key} to={to} className={link}>
            {label}
          </Link>
        ) : (
          <a key={key} href={to} className={`${link} figures`}>
            {label}
          </a>
        ),
      )}
    </p>
  )
}

/** The other texts about the shop. */
function SeeAlso({ page }: { page: Page }) {
  const others = Object.entries(legal.others).flatMap(([name, label]) =>
    name === page ? [] : [{ to: paths[name as Page], label }],
  )
  return (
    <nav
      aria-label={legal.seeAlso}
      className="mt-10 grid gap-x-6 border-t border-line pt-4 text-sm sm:flex sm:items-baseline print:hidden"
    >
      <p className="shrink-0">{legal.seeAlso}:</p>
      <Links links={others} />
    </nav>
  )
}
