import '@milepost/framework/entry.client'
