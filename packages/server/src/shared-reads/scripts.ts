/**
 * Asks for a value. KEYS: the generations that the key belongs to. ARGV: what the value's names begin with, the time that
 * it must be later than, who asks, how long the lease lasts, and how long nobody reads the same again, in milliseconds. Gives the name of the value, and either
 * the value, or that who asks has to read it, or wait, or that another process has failed.
 */
export const askScript = `
local generations = redis.call('MGET', unpack(KEYS))
for index = 1, #KEYS do generations[index] = generations[index] or '0' end
local name = ARGV[1] .. table.concat(generations, '.')
local value = redis.call('GET', name)
if value and tonumber(string.match(value, '^%d+')) > tonumber(ARGV[2]) then
  return {name, 'value', value}
end
local lease = name .. ':lease'
local pause = ARGV[1] .. 'pause'
if redis.call('EXISTS', pause) == 0 and redis.call('SET', lease, ARGV[3], 'NX', 'PX', ARGV[4]) then
  redis.call('SET', pause, '', 'PX', ARGV[5])
  return {name, 'read'}
end
if redis.call('GET', lease) == 'failed' then return {name, 'failed'} end
return {name, 'wait'}
`

/**
 * Ends a lease. KEYS: the name of the value. ARGV: who read, how long what is written lasts, in milliseconds, and the value;
 * without a value the source has failed, and nobody asks it until then.
 */
export const endScript = `
local lease = KEYS[1] .. ':lease'
if redis.call('GET', lease) == ARGV[1] then
  if ARGV[3] then
    redis.call('DEL', lease)
  else
    redis.call('SET', lease, 'failed', 'PX', ARGV[2])
  end
end
if ARGV[3] then redis.call('SET', KEYS[1], ARGV[3], 'PX', ARGV[2]) end
`
