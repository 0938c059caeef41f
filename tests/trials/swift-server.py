"""OpenStack Swift with its S3 door: proxy, account, container and object server in one process, on loopback, in a folder that
is given. `npm run test:s3` starts it (Debian's python3-swift)."""

import os
import sys

import eventlet

eventlet.monkey_patch()

import eventlet.wsgi
from swift.common import constraints, storage_policy, utils

folder, region, access_key, secret = sys.argv[1:]
account, user = access_key.split(":")


def write(name, text):
    with open(os.path.join(folder, name), "w") as file:
        file.write(text)


write(
    "swift.conf",
    """[swift-hash]
swift_hash_path_suffix = trial
swift_hash_path_prefix = trial
[storage-policy:0]
name = one
default = yes
""",
)
utils.set_swift_dir(folder)
storage_policy.reload_storage_policies()
constraints.reload_constraints()

from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

os.makedirs(os.path.join(folder, "devices", "d1"))
sockets = {}
for kind in ["account", "container", "object"]:
    sockets[kind] = eventlet.listen(("127.0.0.1", 0))
    ring = RingBuilder(2, 1, 1)
    ring.add_dev(
        {
            **{"id": 0, "region": 1, "zone": 1, "weight": 1.0, "ip": "127.0.0.1"},
            **{"port": sockets[kind].getsockname()[1], "device": "d1"},
        }
    )
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, f"{kind}.ring.gz"))
    write(
        f"{kind}.conf",
        f"""[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
log_level = ERROR
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
""",
    )

sockets["proxy"] = eventlet.listen(("127.0.0.1", 0))
filters = ["catch_errors", "gatekeeper", "cache", "listing_formats", "s3api", "tempauth", "slo", "dlo"]
options = {
    # There is none: what it would remember is looked up.
    "cache": "memcache_servers = 127.0.0.1:1",
    "s3api": f"location = {region}",
    "tempauth": f"user_{account}_{user} = {secret} .admin",
}
write(
    "proxy.conf",
    f"""[DEFAULT]
swift_dir = {folder}
log_level = ERROR
[pipeline:main]
pipeline = {" ".join(filters)} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
"""
    + "".join(
        f"[filter:{name}]\nuse = egg:swift#{dict(cache='memcache').get(name, name)}\n{options.get(name, '')}\n"
        for name in filters
    ),
)

quiet = open(os.devnull, "w")
pool = eventlet.GreenPool()
for kind, socket in sockets.items():
    app = loadapp(os.path.join(folder, f"{kind}.conf"), global_conf={"log_name": kind})
    pool.spawn(eventlet.wsgi.server, socket, app, log=quiet)
print(f"Serving http://127.0.0.1:{sockets['proxy'].getsockname()[1]}", flush=True)
pool.waitall()
