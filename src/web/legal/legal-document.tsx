import { type LegalSection, type LegalText, legal } from '../../shared/copy/legal-text.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'
import { PageHead } from '../site/page-head.tsx'
import { LegalTableView } from './legal-table.tsx'

interface LegalDocumentProps {
  text: LegalText
  path: string
  /** The other of the two texts. */
  other: { to: string; label: string }
}

/** A legal text with its contents beside it: complete without JavaScript, and fit to be printed. */
export function LegalDocument({ text, path, other }: LegalDocumentProps) {
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={text.title} description={text.description} path={path} />
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
          <p className="mt-1 text-sm text-steel">{legal.since(text.since)}</p>
          {text.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          <p className="mt-10 border-t border-line pt-4 text-sm">
            {legal.seeAlso}:{' '}
            <Link to={other.to} className="inline-block py-1 font-medium underline">
              {other.label}
            </Link>
          </p>
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
        {section.content.map((part) => {
          if (typeof part === 'string') return <p key={part}>{part}</p>
          if ('head' in part) return <LegalTableView key={part.head.join()} table={part} />
          return (
            <ul key={part.join()} className="grid list-disc grid-cols-1 gap-1.5 pl-5 marker:text-signal-deep">
              {part.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )
        })}
      </div>
    </section>
  )
}
