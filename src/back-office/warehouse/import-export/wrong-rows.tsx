import { filesCopy as copy } from '../../../shared/copy/office/files-screen.ts'
import { FileButton } from '../../parts/file-button.tsx'

/** The rows of an import that have errors, to be saved as a file. */
export function WrongRows({ id, text }: { id: string; text: string }) {
  return (
    <section
      aria-label={copy.wrongRows}
      className="grid gap-3 rounded-md border border-line bg-card p-4 sm:flex sm:items-center sm:justify-between"
    >
      <p className="min-w-0 text-sm">{text}</p>
      <div className="flex shrink-0 flex-wrap gap-2">
        {(['xlsx', 'csv'] as const).map((format) => (
          <FileButton
            key={format}
            call="GET /jobs/{id}/wrong-rows"
            input={{ params: { id }, query: { format } }}
            label={`${copy[format]}: ${copy.wrongRows}`}
          >
            {copy[format]}
          </FileButton>
        ))}
      </div>
    </section>
  )
}
