import type { Access } from './office-access.ts'

/** Rows of office-access.ts: bar codes, labels and stock counts. */
export const accessOfWarehouse = {
  lookUpCode: { full: 'omcp', pin: 'omcp' },
  findItems: { full: 'omcp', pin: 'omcp' },
  itemCodes: { full: 'omcp', pin: 'omcp' },
  addBarcode: { full: 'omp', pin: 'omp' },
  makeBarcode: { full: 'omp', pin: 'omp' },
  removeBarcode: { full: 'omp', pin: 'omp' },
  changedGoods: { full: 'omcp', pin: 'omcp' },
  printLabels: { full: 'omcp', pin: 'omcp' },
  listCounts: { full: 'omp', pin: 'omp' },
  countChoices: { full: 'omp', pin: 'omp' },
  getCount: { full: 'omp', pin: 'omp' },
  startCount: { full: 'omp', pin: 'omp' },
  enterCount: { full: 'omp', pin: 'omp' },
  closeCount: { full: 'omp', pin: 'omp' },
  reopenCount: { full: 'omp', pin: 'omp' },
  dropCount: { full: 'omp', pin: 'omp' },
  // who counts does not say that it was right
  recountLines: { full: 'om', pin: '' },
  approveCount: { full: 'om', pin: '' },
  exportGoods: { full: 'oma', pin: '' },
  beginImport: { full: 'om', pin: '' },
  chooseColumns: { full: 'om', pin: '' },
  listJobs: { full: 'om', pin: '' },
  getJob: { full: 'om', pin: '' },
  matchPhotos: { full: 'om', pin: '' },
  wrongRows: { full: 'om', pin: '' },
  jobRows: { full: 'om', pin: '' },
  applyJob: { full: 'om', pin: '' },
  cancelJob: { full: 'om', pin: '' },
} as const satisfies Record<string, Access>
