import { factorCopy } from '../../shared/copy/office/sign-in-screens.ts'
import { QrCode } from '../parts/qr-code.tsx'

/** A secret for the code app: to be scanned, or typed in groups of four. */
export function TotpKey({ uri, secret }: { uri: string; secret: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-[13rem_minmax(0,1fr)] sm:items-center">
      <div className="grid justify-items-center gap-2">
        <QrCode text={uri} label={factorCopy.qr} />
        <p className="text-sm text-steel">{factorCopy.scan}</p>
      </div>
      <div>
        <p className="text-sm text-steel">{factorCopy.type}</p>
        <p className="figures mt-1 font-semibold tracking-wide select-all">
          {(secret.match(/.{1,4}/g) ?? []).join(' ')}
        </p>
      </div>
    </div>
  )
}
