import { queryOptions } from '@tanstack/react-query'
import { busyStates } from '../../../shared/office/job-states.ts'
import { callOffice } from '../../api/call-office.ts'

/** So often a job is asked how far it is. */
const askAgainMs = 1000

/** The newest jobs; looked at again while one is being done. */
export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: ({ signal }) => callOffice('GET /jobs', { signal }),
  refetchInterval: ({ state }) => (state.data?.data.some((job) => busyStates.includes(job.state)) ? askAgainMs : false),
})

/** One job, asked how far it is while it is being done. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', id],
    queryFn: ({ signal }) => callOffice('GET /jobs/{id}', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && busyStates.includes(state.data.data.state) ? askAgainMs : false),
  })
