import { useQuery } from '@tanstack/react-query'
import { QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { qrButton as copy } from '../../shared/copy/office/qr-button.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { toast } from '../../ui/show-toast.ts'
import { callOffice } from '../api/call-office.ts'
import type { QrCalls } from './qr-dialog.tsx'

const qrDialog = partLoader(() => import('./qr-dialog.tsx'))
const minuteMs = 60_000

interface QrButtonProps {
  calls: QrCalls
  /** Something is to be paid here. Where it is paid meanwhile, the window stays until it is closed. */
  isDue: boolean
  className?: string
}

/** Button that shows the UPI QR code of what is to be paid here; not there where the payment account has none. */
export function QrButton({ calls, isDue, className = '' }: QrButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['qr-offered'],
    queryFn: ({ signal }) => callOffice('GET /qr-codes/offered', { signal }),
    staleTime: 10 * minuteMs,
    enabled: isDue,
  })
  return (
    <>
      {isDue && data?.data.offered && (
        <Button kind="ink" className={className} onClick={() => setOpen(true)}>
          <Icon of={QrIcon} size={18} />
          {copy.show}
        </Button>
      )}
      {isOpen && (
        <LazyPart
          part={qrDialog}
          props={{ calls, onClose: () => setOpen(false) }}
          onFailure={() => {
            toast.error(copy.failed)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
