"""OpenStack Swift with its S3 interface, whole and in one process: account, container and object server and the proxy before them.

serve-swift.py FOLDER PORT ACCESS_KEY SECRET_KEY, with Debian's python3. Everything lies in FOLDER. Says "ready" when it answers.
"""
import os
import sys

import eventlet

eventlet.monkey_patch()
from eventlet import wsgi  # noqa: E402
from swift.common import utils  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402

folder, port, access_key, secret_key = sys.argv[1:]
account, user = access_key.split(':')
utils.SWIFT_CONF_FILE = f'{folder}/swift.conf'


def write(name, text):
    path = f'{folder}/{name}'
    with open(path, 'w') as file:
        file.write(text)
    return path


write('swift.conf', '[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = z\n')
utils.validate_hash_conf()
from swift.common.wsgi import loadapp  # noqa: E402

os.makedirs(f'{folder}/disks/one', exist_ok=True)
try:
    os.setxattr(f'{folder}/disks/one', 'user.swift.try', b'1')
except OSError as error:
    sys.exit(f'{folder} keeps no attributes of files, which Swift needs: {error}')


def storage_server(kind):
    """One of the three that keep things; the ring says where it is."""
    socket = eventlet.listen(('127.0.0.1', 0))
    builder = RingBuilder(2, 1, 0)
    where = {'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': socket.getsockname()[1], 'device': 'one', 'weight': 1}
    builder.add_dev({**where, 'id': 0})
    builder.rebalance()
    builder.get_ring().save(f'{folder}/{kind}.ring.gz')
    conf = write(f'{kind}-server.conf', f'''[DEFAULT]
devices = {folder}/disks
mount_check = false
swift_dir = {folder}
log_name = {kind}
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
''')
    return socket, conf


class NoMemory:
    """In memcached's place, which Swift asks for and can do without."""

    def get(self, *words, **options):
        return None

    set = delete = incr = decr = get


def forgetting(app):
    return lambda env, start: app({**env, 'swift.cache': NoMemory()}, start)


servers = [storage_server(kind) for kind in ('account', 'container', 'object')]
proxy = write('proxy-server.conf', f'''[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats s3api tempauth copy container-quotas slo dlo versioned_writes symlink proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
max_bucket_listing = 10
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret_key} .admin
[filter:copy]
use = egg:swift#copy
[filter:container-quotas]
use = egg:swift#container_quotas
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:versioned_writes]
use = egg:swift#versioned_writes
[filter:symlink]
use = egg:swift#symlink
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
''')
servers.append((eventlet.listen(('127.0.0.1', int(port))), proxy))
quiet = open(os.devnull, 'w')
for socket, conf in servers:
    app = loadapp(conf, global_conf={'log_name': conf})
    eventlet.spawn(wsgi.server, socket, forgetting(app), log=quiet, log_output=False)
print('ready', flush=True)
# whoever has started it holds the other end
eventlet.tpool.execute(sys.stdin.read)
