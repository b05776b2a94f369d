/** Commands about pages and policies, for commands.ts. */
export const policyCommands = {
  'policy.save': { did: 'Page draft saved', back: { by: 'fields' } },
  'policy.publish': { did: 'Page published', back: { by: 'fields' } },
  'policy.restore': { did: 'Earlier version put into the draft', back: { by: 'fields' } },
} as const
