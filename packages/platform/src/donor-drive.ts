export { donorDriveAdapter } from './donor-drive/donor-drive-adapter.ts'
export type { DonorDriveOptions } from './donor-drive/donor-drive-options.ts'
