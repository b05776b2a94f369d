import { Copy, Printer } from 'lucide-react'
import { factorCopy } from '../../shared/copy/office/sign-in-screens.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/show-toast.ts'

/** Ten recovery codes, the one time that they are shown. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success(factorCopy.copied)
  }
  return (
    <div className="grid gap-4">
      <p>{factorCopy.codes}</p>
      <ol className="figures grid list-decimal gap-x-8 gap-y-1.5 rounded-sm border border-line bg-card py-3 pr-3 pl-10 text-sm whitespace-nowrap sm:grid-cols-[repeat(auto-fill,minmax(15.5rem,1fr))]">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button kind="outline" onClick={() => void copy()}>
          <Icon of={Copy} size={18} />
          {factorCopy.copy}
        </Button>
        <Button kind="outline" onClick={() => window.print()}>
          <Icon of={Printer} size={18} />
          {factorCopy.print}
        </Button>
      </div>
    </div>
  )
}
