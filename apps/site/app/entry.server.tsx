export * from '@milepost/framework/entry.server'
export { default } from '@milepost/framework/entry.server'
