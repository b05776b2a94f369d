import { success } from '../endpoint.ts'
import { officeBase, staffEndpoint } from './staff-endpoint.ts'

/**
 * The stream of news, as server-sent events whose data is `{topic, id, version?}`; the topics are office/topics. It does not end
 * by itself: a browser opens it as an EventSource.
 */
export const live = staffEndpoint({
  method: 'GET',
  path: '/live',
  summary: 'What changes, as it changes',
  needs: 'signed-in',
  answer: success({}),
})

/** Path of the stream. */
export const livePath = officeBase + live.path
