/** Ways to share a page, of components that show them. */
export const shareCase = {
  type: 'shareBar',
  title: '',
  text: '',
  background: 'none',
  anchor: undefined,
  networks: ['facebook'],
  url: 'https://river.example/fundraising/sam',
  shareTitle: 'Sam swims the river',
  label: 'Share this page',
  copied: 'Copied',
} as const
