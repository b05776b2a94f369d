import { useMemo } from 'react'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { QrButton } from '../../parts/qr-button.tsx'

/** Payment of an order at the counter by UPI QR code; once it is paid, it is handed over by its code alone. */
export function PickupQr({ orderId: id, isDue }: { orderId: string; isDue: boolean }) {
  const calls = useMemo(
    () => ({
      key: ['pickup', id],
      show: async (command: string) => {
        const { data } = await callOffice('POST /orders/{id}/pickup-qr', { params: { id }, body: {}, command })
        return data.qr
      },
      read: async (signal: AbortSignal) =>
        (await callOffice('GET /orders/{id}/pickup-qr', { params: { id }, signal })).data,
      onPaid: () => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
    }),
    [id],
  )
  return <QrButton calls={calls} isDue={isDue} />
}
