-- What deploy/haproxy.cfg asks the servers as. Made on the primary; the standby has it by replication.
create role haproxy_check login connection limit 20;
