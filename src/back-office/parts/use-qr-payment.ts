import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { qrScreen as copy } from '../../shared/copy/office/qr-codes.ts'
import { qrLimits } from '../../shared/qr-limits.ts'
import { failureText } from '../../ui/api-failure.ts'
import { useCommand } from '../api/use-command.ts'
import type { QrCalls } from './qr-dialog.tsx'

/** Shows a QR code once it is wanted, and follows it while it can be paid. */
export function useQrPayment({ key, show, read }: QrCalls) {
  const client = useQueryClient()
  const queryKey = ['qr', ...key]
  const { mutate, isPending, error, isIdle } = useMutation({
    mutationFn: useCommand((_: undefined, command: string) => show(command)),
    onSuccess: (qr) => client.setQueryData(queryKey, qr),
  })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    mutate(undefined)
  }, [mutate])
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    enabled: !isPending && !isIdle && !error,
    refetchInterval: ({ state: { data } }) => (data?.state === 'open' ? qrLimits.pollSeconds * 1000 : false),
    refetchIntervalInBackground: false,
    gcTime: 0,
  })
  return {
    qr: isPending || isIdle || error ? null : (shown.data ?? null),
    show: () => mutate(undefined),
    isShowing: isPending || isIdle,
    problem: error && failureText(error, copy.failed),
    isCutOff: shown.isError,
  }
}
