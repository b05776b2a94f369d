/** States and union territories with their GST codes (GST state code list, see docs/glossary.md). */
export const indianStates = [
  { name: 'Andaman and Nicobar Islands', gstCode: '35', short: 'AN' },
  { name: 'Andhra Pradesh', gstCode: '37', short: 'AP' },
  { name: 'Arunachal Pradesh', gstCode: '12', short: 'AR' },
  { name: 'Assam', gstCode: '18', short: 'AS' },
  { name: 'Bihar', gstCode: '10', short: 'BR' },
  { name: 'Chandigarh', gstCode: '04', short: 'CH' },
  { name: 'Chhattisgarh', gstCode: '22', short: 'CG' },
  { name: 'Dadra and Nagar Haveli and Daman and Diu', gstCode: '26', short: 'DH' },
  { name: 'Delhi', gstCode: '07', short: 'DL' },
  { name: 'Goa', gstCode: '30', short: 'GA' },
  { name: 'Gujarat', gstCode: '24', short: 'GJ' },
  { name: 'Haryana', gstCode: '06', short: 'HR' },
  { name: 'Himachal Pradesh', gstCode: '02', short: 'HP' },
  { name: 'Jammu and Kashmir', gstCode: '01', short: 'JK' },
  { name: 'Jharkhand', gstCode: '20', short: 'JH' },
  { name: 'Karnataka', gstCode: '29', short: 'KA' },
  { name: 'Kerala', gstCode: '32', short: 'KL' },
  { name: 'Ladakh', gstCode: '38', short: 'LA' },
  { name: 'Lakshadweep', gstCode: '31', short: 'LD' },
  { name: 'Madhya Pradesh', gstCode: '23', short: 'MP' },
  { name: 'Maharashtra', gstCode: '27', short: 'MH' },
  { name: 'Manipur', gstCode: '14', short: 'MN' },
  { name: 'Meghalaya', gstCode: '17', short: 'ML' },
  { name: 'Mizoram', gstCode: '15', short: 'MZ' },
  { name: 'Nagaland', gstCode: '13', short: 'NL' },
  { name: 'Odisha', gstCode: '21', short: 'OD' },
  { name: 'Puducherry', gstCode: '34', short: 'PY' },
  { name: 'Punjab', gstCode: '03', short: 'PB' },
  { name: 'Rajasthan', gstCode: '08', short: 'RJ' },
  { name: 'Sikkim', gstCode: '11', short: 'SK' },
  { name: 'Tamil Nadu', gstCode: '33', short: 'TN' },
  { name: 'Telangana', gstCode: '36', short: 'TS' },
  { name: 'Tripura', gstCode: '16', short: 'TR' },
  { name: 'Uttar Pradesh', gstCode: '09', short: 'UP' },
  { name: 'Uttarakhand', gstCode: '05', short: 'UK' },
  { name: 'West Bengal', gstCode: '19', short: 'WB' },
] as const

const byWrittenForm = new Map<string, (typeof indianStates)[number]>()
for (const state of indianStates) {
  byWrittenForm.set(writtenForm(state.name), state)
  byWrittenForm.set(writtenForm(state.short), state)
}
const olderNames = { pondicherry: 'Puducherry', orissa: 'Odisha', uttaranchal: 'Uttarakhand', keralam: 'Kerala' }
for (const [older, name] of Object.entries(olderNames)) {
  const state = indianStates.find((each) => each.name === name)
  if (state) byWrittenForm.set(older, state)
}

function writtenForm(text: string): string {
  return text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '')
}

/** The state that a shopper wrote (any case, short form or older name), or undefined. */
export function findState(written: string): (typeof indianStates)[number] | undefined {
  return byWrittenForm.get(writtenForm(written))
}
