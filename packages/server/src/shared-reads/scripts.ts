/**
 * Asks for a value. KEYS: the generations that the key belongs to. ARGV: what the names of the key begin with, the time that
 * the value must be later than, who asks, how long the lease lasts and how long nobody reads the same again, in
 * milliseconds, and the generations that the value must have at least; empty for those of now. Gives what who asks has to
 * do, and the generations; with a value, the value.
 */
export const askForLeaseScript = `
local current = redis.call('MGET', unpack(KEYS))
for index = 1, #KEYS do current[index] = current[index] or '0' end
local required = {}
if ARGV[6] == '' then
  required = current
else
  for each in string.gmatch(ARGV[6], '%d+') do table.insert(required, each) end
end
local wanted = table.concat(required, '.')

local value = redis.call('GET', ARGV[1] .. 'value')
if value then
  local at, generations = string.match(value, '^(%d+) ([%d.]+) ')
  local isNew = tonumber(at) > tonumber(ARGV[2])
  local index = 1
  for each in string.gmatch(generations, '%d+') do
    if tonumber(each) < tonumber(required[index]) then isNew = false end
    index = index + 1
  end
  if isNew then return {'value', wanted, value} end
end

local lease = ARGV[1] .. 'lease'
local pause = ARGV[1] .. 'pause'
if redis.call('EXISTS', pause) == 0 and redis.call('SET', lease, ARGV[3], 'NX', 'PX', ARGV[4]) then
  redis.call('SET', pause, '', 'PX', ARGV[5])
  return {'read', table.concat(current, '.')}
end
if redis.call('GET', lease) == 'failed' then return {'failed', wanted} end
return {'wait', wanted}
`

/**
 * Ends a lease. ARGV: what the names of the key begin with, who read, how long what is written lasts, in milliseconds, and
 * the value; without a value the source has failed, and nobody asks it until then. A value that was asked for later stays.
 */
export const endLeaseScript = `
local lease = ARGV[1] .. 'lease'
if redis.call('GET', lease) == ARGV[2] then
  if ARGV[4] then
    redis.call('DEL', lease)
  else
    redis.call('SET', lease, 'failed', 'PX', ARGV[3])
  end
end
if ARGV[4] then
  local known = redis.call('GET', ARGV[1] .. 'value')
  local at = known and tonumber(string.match(known, '^%d+'))
  if not at or at <= tonumber(string.match(ARGV[4], '^%d+')) then
    redis.call('SET', ARGV[1] .. 'value', ARGV[4], 'PX', ARGV[3])
  end
end
`
