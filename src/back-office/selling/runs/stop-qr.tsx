import { useMemo } from 'react'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { QrButton } from '../../parts/qr-button.tsx'
import type { StopHere } from './use-own-runs.ts'

/** Payment of a stop by UPI QR code; once it is paid the stop has nothing to collect. */
export function StopQr({ stop: { _id: id, mayShowQr } }: { stop: Pick<StopHere, '_id' | 'mayShowQr'> }) {
  const calls = useMemo(
    () => ({
      key: ['stop', id],
      show: async (command: string) => {
        const { data } = await callOffice('POST /runs/stops/{id}/qr', { params: { id }, body: {}, command })
        return data.qr
      },
      read: async (signal: AbortSignal) =>
        (await callOffice('GET /runs/stops/{id}/qr', { params: { id }, signal })).data,
      onPaid: () => void queryClient.invalidateQueries({ queryKey: ['runs', 'mine'] }),
    }),
    [id],
  )
  return <QrButton calls={calls} isDue={mayShowQr} className="col-span-2 min-h-14" />
}
